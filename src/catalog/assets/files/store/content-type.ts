/** Types that browsers show; others are saved. */
const SHOWN = /^(?:image\/[\w.+-]+|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf|text\/plain)$/;

/** The media type that content is sent with if browsers may show it; undefined if they should save it. */
export function shownType(mediaType: string): string | undefined {
  return SHOWN.test(mediaType) ? mediaType : undefined;
}

/** Whether a picture of this type may contain scripts. */
export function isScriptable(mediaType: string): boolean {
  return /^image\/.*(?:svg|xml)/i.test(mediaType);
}
