import ts from 'typescript';
import { sourceFiles, textOf } from '../checkout/checkout.js';
import { eachNode, parsed } from '../checkout/parsed-source.js';

/** A field of an input class. */
export interface InputField {
  readonly name: string;
  /** Names of the types it is made of, as in `['FilterInput', 'Long']`. */
  readonly types: readonly string[];
  readonly decorators: readonly string[];
}

/** A class of GraphQL's inputs or arguments, as its source declares it. */
export interface InputClass {
  readonly name: string;
  /** Names of the classes it is made from. */
  readonly bases: readonly string[];
  readonly fields: readonly InputField[];
}

/** An argument of a resolver or of a field, with the types it is made of. */
export interface InputArgument {
  /** File and line, as in `src/a.ts:12`. */
  readonly place: string;
  readonly types: readonly string[];
  /** Whether it reaches Nest's pipes as one value of its class. */
  readonly isPiped: boolean;
}

/** What the sources say about inputs. */
export interface Inputs {
  readonly classes: readonly InputClass[];
  readonly arguments: readonly InputArgument[];
}

/** The input classes of the service, and the arguments that are declared. */
export function declaredInputs(): Inputs {
  const files = sourceFiles().filter((file) => file.endsWith('.ts'));
  const found = files.map((file) => inputsOf(file, textOf(file)));
  return {
    classes: found.flatMap(({ classes }) => classes),
    arguments: found.flatMap((inputs) => inputs.arguments),
  };
}

/** The input classes and the arguments that one source declares. */
export function inputsOf(file: string, text: string): Inputs {
  const source = parsed(file, text);
  const classes: InputClass[] = [];
  const found: InputArgument[] = [];
  eachNode(source, (node) => {
    if (ts.isClassDeclaration(node) && decoratorsOf(node).some((name) => /^(Input|Args)Type$/.test(name)))
      classes.push(inputClass(node));
    if (ts.isParameter(node) && decoratorsOf(node).includes('Args')) found.push(argumentOf(source, node));
    if (ts.isCallExpression(node) && node.expression.getText() === 'FieldArgument')
      found.push({ place: placeOf(source, node), types: namesIn(node.arguments[1]), isPiped: false });
  });
  return { classes, arguments: found };
}

function argumentOf(source: ts.SourceFile, node: ts.ParameterDeclaration): InputArgument {
  const isPiped = node.type !== undefined && ts.isTypeReferenceNode(node.type) && node.type.typeArguments === undefined;
  return { place: placeOf(source, node), types: namesIn(node.type), isPiped };
}

function inputClass(node: ts.ClassDeclaration): InputClass {
  return {
    name: node.name?.text ?? '',
    bases: (node.heritageClauses ?? []).flatMap((clause) => namesIn(clause)),
    fields: node.members.filter(ts.isPropertyDeclaration).map((member) => ({
      name: member.name.getText(),
      types: namesIn(member.type),
      decorators: decoratorsOf(member),
    })),
  };
}

function decoratorsOf(node: ts.Node): readonly string[] {
  const decorators = ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [];
  return decorators.map(({ expression }) =>
    ts.isCallExpression(expression) ? expression.expression.getText() : expression.getText(),
  );
}

function namesIn(node: ts.Node | undefined): readonly string[] {
  const names: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one)) names.push(one.text);
    ts.forEachChild(one, visit);
  };
  if (node !== undefined) visit(node);
  return names;
}

function placeOf(source: ts.SourceFile, node: ts.Node): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
