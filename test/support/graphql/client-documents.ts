import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';

/** A GraphQL text that a client sends, with the fragments it needs. */
export interface ClientDocument {
  readonly file: string;
  readonly text: string;
}

interface Source {
  readonly file: string;
  readonly document: DocumentNode;
}

const PACKAGES = ['datahub', 'mcp_server_datahub'];
const QUERY_TEXT = /"""([\s\S]*?)"""/g;

/**
 * The GraphQL documents in the Python packages of DataHub's client, installed in the virtual environment `CLIENT_VENV`,
 * and in the folder `CLIENT_DOCUMENTS`. Empty where neither is there.
 */
export function clientDocuments(): readonly ClientDocument[] {
  const folders = [...PACKAGES.flatMap(packageFolders), process.env.CLIENT_DOCUMENTS ?? []].flat();
  return folders.filter((folder) => existsSync(folder)).flatMap(documentsIn);
}

function packageFolders(name: string): readonly string[] {
  const venv = process.env.CLIENT_VENV ?? join(homedir(), '.cache', 'datahub-client-venv');
  const lib = join(venv, 'lib');
  if (!existsSync(lib)) return [];
  return readdirSync(lib).map((python) => join(lib, python, 'site-packages', name));
}

function documentsIn(folder: string): readonly ClientDocument[] {
  const sources = filesIn(folder).flatMap((file) =>
    sourcesOf(join(folder, file), relative(join(folder, '..'), join(folder, file))),
  );
  const fragments = new Map(
    sources.flatMap(({ document }) =>
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, { node, text: print(node) }] as const] : [],
      ),
    ),
  );
  return sources
    .filter(({ document }) => document.definitions.some((node) => node.kind === Kind.OPERATION_DEFINITION))
    .map(({ file, document }) => {
      const needed = new Set<string>();
      const own = new Set(document.definitions.flatMap((node) => ('name' in node ? (node.name?.value ?? []) : [])));
      const collect = (node: Parameters<typeof visit>[0]): void => {
        visit(node, {
          FragmentSpread: ({ name: { value } }) => {
            if (own.has(value) || needed.has(value)) return;
            needed.add(value);
            const fragment = fragments.get(value);
            if (fragment !== undefined) collect(fragment.node);
          },
        });
      };
      collect(document);
      const others = [...needed].map((name) => fragments.get(name)?.text ?? '');
      return { file, text: [print(document), ...others].join('\n') };
    });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:gql|graphql|py)$/.test(file),
  );
}

function sourcesOf(path: string, file: string): readonly Source[] {
  const text = readFileSync(path, 'utf8');
  const texts = path.endsWith('.py') ? [...text.matchAll(QUERY_TEXT)].map(([, query = '']) => query) : [text];
  return texts
    .filter((query) => /\b(?:query|mutation|fragment)\b/.test(query))
    .flatMap((query) => sourceOf(query, file));
}

function sourceOf(query: string, file: string): readonly Source[] {
  try {
    return [{ file, document: parse(query) }];
  } catch {
    return [];
  }
}
