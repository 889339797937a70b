/** Maximum number of bytes of a response, decompressed: a user with tens of thousands of groups needs a part of it. */
export const MAX_RESPONSE_BYTES = 5_242_880;

/**
 * `fetch` for small documents of other servers: reading a body of more than `MAX_RESPONSE_BYTES` fails and ends the
 * connection, so that no server can fill the memory.
 */
export async function limitedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const { status, statusText, headers, body } = await fetch(...request);
  return new Response(body?.pipeThrough(limit(MAX_RESPONSE_BYTES)) ?? null, { status, statusText, headers });
}

function limit(bytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let left = bytes;
  return new TransformStream({
    transform(piece, controller) {
      left -= piece.byteLength;
      if (left < 0) controller.error(new Error(`The response has more than ${bytes} bytes`));
      else controller.enqueue(piece);
    },
  });
}
