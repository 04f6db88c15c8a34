import { findJsonLine, parseJson } from './jsonLines';

const PACK = `{
  "language": {
    "name": "Français"
  },
  "texts": {
    "demo.copy": "Copier"
  }
}
`;

it.each([
  ['{\n  "a": 1,\n}\n', 3],
  ['{\n  "a": x\n}\n', 2],
  ['{\n  "a": 1\n  "b": 2\n}\n', 3],
  ['{\n  "a": "1\n', 2],
  ['{\n  "a": 1\n\n\n', 2],
  ['', 1],
])('names the line where %j stops to be JSON', (text, line) => {
  expect(() => parseJson(text, 'i18n/fr/portal.json')).toThrow(
    new RegExp(`^i18n/fr/portal\\.json:${line}: \\S`),
  );
});

it('valid JSON is parsed', () => {
  expect(parseJson(PACK, 'portal.json')).toEqual(JSON.parse(PACK));
});

it.each([
  [[], 1],
  [['language'], 2],
  [['language', 'name'], 3],
  [['language', 'direction'], 2],
  [['texts', 'demo.copy'], 6],
  [['texts', 'demo.copy', 'other'], 6],
  [['nowhere', 'name'], 1],
])('finds the line of %j', (place, line) => {
  expect(findJsonLine(PACK, place)).toBe(line);
});
