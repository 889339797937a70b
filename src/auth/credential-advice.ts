import type { TokenFailure } from './tokens/token.service.js';

const SEND = 'Send the header "Authorization: Bearer <access token>"';

/** Invalid forms of the `Authorization` header, each with advice; the first match counts. */
const MISTAKES: readonly (readonly [form: RegExp, advice: string])[] = [
  [/^$/, `${SEND}, or log in.`],
  [/^basic /i, `Basic is for the system client alone, as Basic <id>:<secret>. ${SEND}.`],
  [/^bearer$/i, `The header Authorization says Bearer, and no token follows. ${SEND}.`],
  [/^bearer\s+bearer\b/i, `The header Authorization says Bearer twice. ${SEND}.`],
  [/^bearer\s+(?:["'“‘]|%22)|^bearer .*["'”’]$/i, `The token stands in quotes. ${SEND}, without quotes.`],
  [
    /^bearer .*(?:\\n|\\r|%0[ad])$/i,
    'The token ends with an escaped line break. Take it from its file without the end of the line.',
  ],
  [/^bearer .*\s/i, 'There is a blank in the token, which has none. Send it in one piece.'],
  [/^(?![Bb]earer )[Bb][Ee][Aa][Rr][Ee][Rr] /, `The header Authorization spells Bearer in another way. ${SEND}.`],
  [/^(?!bearer )/i, `The header Authorization does not begin with "Bearer ". ${SEND}.`],
];

/**
 * Explains an invalid form of an `Authorization` header, with advice; undefined if its form is valid. Does not reveal
 * whether a token is valid.
 */
export function credentialAdvice(authorization: string): string | undefined {
  return MISTAKES.find(([form]) => form.test(authorization))?.[1];
}

/** Advice for well-formed tokens that are rejected. */
export const TOKEN_FAILURES: Readonly<Record<TokenFailure, string>> = {
  UNKNOWN:
    'The access token is not known here. Create one in the settings of the frontend, or with the command "token".',
  FOREIGN:
    'The access token was not signed with the key of this installation. Create one here, or set DATAHUB_TOKEN_SERVICE_SIGNING_KEY to the key that signed it.',
  EXPIRED: 'The access token has expired. Create a new one.',
  REVOKED: 'The access token was revoked, or its user is not active.',
};
