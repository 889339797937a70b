import { describe, expect, it } from '@jest/globals';
import { misspeltVariables } from './misspelt-variables.js';

describe(misspeltVariables, () => {
  it('should name the variable that was meant', () => {
    expect(misspeltVariables({ DATABSE_URL: 'x', SERACH_URL: 'y' })).toEqual([
      { given: 'DATABSE_URL', meant: 'DATABASE_URL' },
      { given: 'SERACH_URL', meant: 'SEARCH_URL' },
    ]);
  });

  const others = ['DATABASE_URL', 'PATH', 'HOST', 'POST', 'HOME', 'PORTS', 'LANGUAGE', 'AWS_ENDPOINT_URL_STS'];
  it.each(others)('should leave %s alone', (name) => {
    expect(misspeltVariables({ [name]: 'x' })).toEqual([]);
  });
});
