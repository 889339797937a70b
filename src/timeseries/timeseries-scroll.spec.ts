import { describe, expect, it } from '@jest/globals';
import { decodePlace, encodePlace, type TimeseriesPlace } from './timeseries-scroll.js';

describe('A place in a walk through time series', () => {
  it.each<[TimeseriesPlace]>([[[5, 'm', 'urn:li:dataset:a', 7]], [[5, null, 'urn:li:dataset:a', 'id']]])(
    'should come back as it went: %j',
    (place) => {
      expect(decodePlace(encodePlace(place))).toEqual(place);
    },
  );

  it.each(['', 'x', '[]', '[1,2,"u","i"]', '["1",null,"u","i"]', '[1,null,"u",1.5]'])('should not be %s', (text) => {
    expect(() => decodePlace(Buffer.from(text).toString('base64url'))).toThrow('scrollId');
  });
});
