import { parseProjectVersions } from './projectVersions';

describe('parseProjectVersions', () => {
  it('reads what was stored, and leaves out what was not', () => {
    expect(parseProjectVersions('{"@mui/material":"5.11.16","a":"1.0.0"}')).toEqual({
      '@mui/material': '5.11.16',
    });
  });

  it.each(['', 'null', '{}', '[]', '{"@mui/material":5}', '{"@mui/material":"^5"}'])(
    'reads nothing from %j',
    (text) => {
      expect(parseProjectVersions(text)).toBeNull();
    },
  );
});
