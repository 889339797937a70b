import type { Token } from 'markdown-it';
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import { texts } from '../texts.js';
import { EntityLink } from './entity-link.js';
import { Link } from './link.js';
import { imageAddress, linkAddress } from './markdown-address.js';
import { markdownTokens } from './markdown-tokens.js';
import { PlainText } from './plain-text.js';

/** Elements inside of others that are drawn; deeper ones leave their words, since pages cannot show such depths. */
const DEEPEST = 100;

/** Whether an image stands inside of a link. */
const InLink = createContext(false);

/** An element whose end has not come yet. */
interface Open {
  readonly token: Token;
  /** Those of the element around it, if it is not drawn itself. */
  readonly children: ReactNode[];
}

/** Draws Markdown as elements, which Markdown alone decides on. */
export function MarkdownView({ text }: { readonly text: string }): ReactNode {
  return useMemo(() => {
    const tokens = markdownTokens(text);
    return tokens === undefined ? (
      <PlainText text={text} />
    ) : (
      createElement('div', { className: 'markdown' }, ...nodesOf(tokens))
    );
  }, [text]);
}

/** What tokens are: elements with what stands between their beginning and their end, and texts. */
function nodesOf(tokens: readonly Token[]): readonly ReactNode[] {
  const nodes: ReactNode[] = [];
  const open: Open[] = [];
  for (const token of tokens) {
    // The paragraphs of a tight list are not drawn.
    if (token.hidden) continue;
    const ended = token.nesting < 0 ? open.pop() : undefined;
    const target = open.at(-1)?.children ?? nodes;
    if (token.nesting > 0) open.push({ token, children: open.length < DEEPEST ? [] : target });
    else if (ended === undefined) target.push(...leavesOf(token));
    else if (ended.children !== target) target.push(elementOf(ended));
  }
  return nodes;
}

function elementOf({ token, children }: Open): ReactNode {
  switch (token.tag) {
    case 'a':
      return createElement(Anchor, { address: attribute(token, 'href') }, ...children);
    case 'table':
      return createElement(ScrollingTable, {}, ...children);
    case 'th':
      // Markdown has tables whose columns have no titles.
      return createElement(children.length === 0 ? 'td' : 'th', alignmentOf(token), ...children);
    case 'td':
      return createElement('td', alignmentOf(token), ...children);
    case 'ol':
      return createElement('ol', { start: Number(token.attrGet('start') ?? 1) }, ...children);
    default:
      return createElement(token.tag, {}, ...children);
  }
}

function leavesOf(token: Token): readonly ReactNode[] {
  switch (token.type) {
    case 'inline':
      return nodesOf(token.children ?? []);
    case 'softbreak':
    case 'hardbreak':
      return [createElement('br')];
    case 'hr':
      return [createElement('hr')];
    case 'code_inline':
      return [createElement('code', {}, token.content)];
    case 'code_block':
    case 'fence':
      return [createElement('pre', {}, createElement('code', {}, token.content))];
    case 'image':
      return [createElement(Image, { address: attribute(token, 'src'), text: token.content })];
    default:
      return token.content === '' ? [] : [token.content];
  }
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}

function alignmentOf(token: Token): { readonly className?: string } {
  return attribute(token, 'style') === 'text-align:right' ? { className: 'end' } : {};
}

interface AnchorProps {
  readonly address: string;
  readonly children?: ReactNode;
}

/** A link to a page or an entity; only its words if it must not be followed. */
function Anchor({ address, children }: AnchorProps): ReactNode {
  const target = linkAddress(address, window.location.origin);
  const shown = <InLink value={true}>{children ?? address}</InLink>;
  if (target === undefined) return shown;
  if (target.startsWith('urn:')) return <EntityLink urn={target} name={children && shown} />;
  return (
    <Link href={target} target="_blank" rel="noreferrer">
      {shown}
    </Link>
  );
}

interface ImageProps {
  readonly address: string;
  /** What it shows. */
  readonly text: string;
}

/** An image that the service keeps, or a link to one from elsewhere. */
function Image({ address, text }: ImageProps): ReactNode {
  const isInLink = useContext(InLink);
  const own = imageAddress(address, window.location.origin);
  if (own !== undefined) return <img src={own} alt={text} loading="lazy" />;
  const name = texts.common.image(text === '' ? address : text);
  return isInLink ? name : <Anchor address={address}>{name}</Anchor>;
}

function ScrollingTable({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <div className="table-frame" role="group" aria-label={texts.common.table} tabIndex={0}>
      <table className="table">{children}</table>
    </div>
  );
}
