interface Accepted {
  readonly type: string;
  readonly quality: number;
}

/** Media ranges that include HTML pages. */
const HTML_RANGES = ['text/html', 'text/*', '*/*'];

/**
 * Whether the header `Accept` accepts a page: `text/html` by name, or by a range unless the name is excluded. A missing
 * header accepts everything.
 */
export function takesHtml(accept: string | undefined): boolean {
  const ranges = rangesIn(accept ?? '*/*');
  const nearest = HTML_RANGES.map((html) => ranges.find(({ type }) => type === html)).find(Boolean);
  return nearest !== undefined && nearest.quality > 0;
}

/** Whether the header `Accept` lists `text/html` first, as browsers do for the address bar and links. */
export function prefersHtml(accept: string | undefined): boolean {
  const [first] = [...rangesIn(accept ?? '')].sort((one, other) => other.quality - one.quality);
  return first?.type === 'text/html' && first.quality > 0;
}

function rangesIn(accept: string): readonly Accepted[] {
  return accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1');
    return { type, quality: Number.isFinite(quality) ? quality : 0 };
  });
}
