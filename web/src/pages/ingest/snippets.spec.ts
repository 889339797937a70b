import { describe, expect, it } from '@jest/globals';
import { FIRST_DATASET, NO_TOKEN, snippetsFor } from './snippets.js';

describe('snippetsFor', () => {
  it.each(Object.entries(snippetsFor('https://metadata.example.com', 'secret')))(
    'should name address and token in the snippet %s, and send what the page waits for',
    (_id, text) => {
      expect(text).toContain('https://metadata.example.com');
      expect(text).toContain('secret');
      expect(text).toMatch(/first_dataset/);
    },
  );

  it('should say where a token belongs', () => {
    for (const text of Object.values(snippetsFor('http://localhost'))) expect(text).toContain(NO_TOKEN);
  });

  it('should send the dataset that the page waits for', () => {
    const { cli, curl } = snippetsFor('http://localhost');
    for (const text of [cli, curl]) expect(text).toContain(FIRST_DATASET);
  });
});
