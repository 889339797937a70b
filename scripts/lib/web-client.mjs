import { dirname, join, relative, sep } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildASTSchema, Kind, parse, print, Source, stripIgnoredCharacters, validate, visit } from 'graphql';
import { format } from 'prettier';
import { inRoot } from './root.mjs';

const HEADER = '// Written by `npm run web-client` from the operations beside it: change those, not this file.\n';

const RUNTIME = join('web', 'src', 'api', 'operation.js');

const CONFIG = {
  enumsAsTypes: true,
  enumType: 'string-literal',
  immutableTypes: true,
  mergeFragmentTypes: true,
  scalars: { Long: 'number' },
  skipTypename: true,
};

/** Parses files of operations, given as pairs of path and text. Throws with the path where one is malformed. */
export function readDocuments(files) {
  return files.map(([path, text]) => ({ location: path, document: parse(new Source(text, path)) }));
}

/**
 * Resolves to the text of each generated file by its path. A document may use the fragments of all documents. Throws
 * where an operation does not fit the schema.
 */
export async function webClient(schemaText, documents) {
  const schema = parse(schemaText);
  const schemaAst = buildASTSchema(schema);
  requireValid(schemaAst, documents);
  const fragments = new Map(definitionsOf(documents, Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]));
  const texts = new Map();
  for (const { location, document } of documents) {
    const types = await typesOf({ location, document }, fragments, schema, schemaAst);
    const body = types + operationsOf(document, fragments).join('\n');
    texts.set(location.replace(/\.graphql$/, '.generated.ts'), await formatted(importsOf(location, document) + body));
  }
  return texts;
}

function requireValid(schema, documents) {
  const all = { kind: Kind.DOCUMENT, definitions: documents.flatMap(({ document }) => document.definitions) };
  const errors = validate(schema, all).filter(({ message }) => !/^Fragment .* is never used/.test(message));
  if (errors.length > 0) throw new Error(errors.map(String).join('\n\n'));
}

function definitionsOf(documents, kind) {
  return documents.flatMap(({ document }) => document.definitions.filter((node) => node.kind === kind));
}

function typesOf({ location, document }, fragments, schema, schemaAst) {
  const own = new Set(definitionsOf([{ document }], Kind.FRAGMENT_DEFINITION));
  // Other fragments would bring types that the document does not use.
  const external = [...namesNeeded(document, fragments)]
    .map((name) => fragments.get(name))
    .filter((node) => !own.has(node));
  const externalFragments = external.map((node) => ({
    isExternal: true,
    name: node.name.value,
    onType: node.typeCondition.name.value,
    node,
  }));
  return codegen({
    config: { ...CONFIG, externalFragments },
    documents: [{ location, document }],
    filename: location,
    pluginMap: { operations },
    plugins: [{ operations: {} }],
    schema,
    schemaAst,
    skipDocumentsValidation: true,
  });
}

function importsOf(location, document) {
  if (definitionsOf([{ document }], Kind.OPERATION_DEFINITION).length === 0) return HEADER;
  const path = relative(dirname(location), RUNTIME).split(sep).join('/');
  return `${HEADER}import { operation } from '${path.startsWith('.') ? path : `./${path}`}';\n\n`;
}

/** One constant for each operation, such as `sessionQuery`, with the fragments that it needs. */
function operationsOf(document, fragments) {
  return definitionsOf([{ document }], Kind.OPERATION_DEFINITION).map((node) => {
    const needed = [...namesNeeded(node, fragments)].map((name) => fragments.get(name));
    const text = stripIgnoredCharacters([node, ...needed].map(print).join('\n'));
    const name = node.name.value;
    const type = typeNameOf(name) + typeNameOf(node.operation);
    const constant = name + typeNameOf(node.operation);
    return `\n/** The ${node.operation} \`${name}\`. */
export const ${constant} = operation<${type}, ${type}Variables>('${name}', ${JSON.stringify(text)});\n`;
  });
}

function namesNeeded(node, fragments, found = new Set()) {
  visit(node, {
    FragmentSpread({ name: { value } }) {
      if (found.has(value)) return;
      found.add(value);
      namesNeeded(fragments.get(value), fragments, found);
    },
  });
  return found;
}

function typeNameOf(name) {
  return name[0].toUpperCase() + name.slice(1);
}

async function formatted(text) {
  const { default: options } = await import(`file://${inRoot('.prettierrc.json')}`, { with: { type: 'json' } });
  return format(text, { ...options, parser: 'typescript' });
}
