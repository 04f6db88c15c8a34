import fs from 'node:fs';
import path from 'node:path';
import { modulesToIcons } from './iconStyles';
import { splitIconName } from './searchIcons';
import { ICON_SYNONYMS } from './synonyms';

const PACKAGE = path.resolve(__dirname, '../../../node_modules/@mui/icons-material');

const names = [
  ...modulesToIcons(
    fs
      .readdirSync(PACKAGE)
      .filter((file) => file.endsWith('.js') && file !== 'index.js')
      .map((file) => file.slice(0, -'.js'.length)),
  ).keys(),
].map(splitIconName);

const findNames = (key: string) =>
  names.filter((words) => key.split(' ').every((word) => words.includes(word)));

describe('synonyms', () => {
  it('stand for words that icons of the package have', () => {
    expect(
      Object.keys(ICON_SYNONYMS).filter((key) => findNames(key).length === 0),
    ).toEqual([]);
  });

  it('say something that the names do not', () => {
    const repeated = Object.entries(ICON_SYNONYMS).flatMap(([key, words]) =>
      words
        .split(' ')
        .filter((word) => findNames(key).every((name) => name.includes(word)))
        .map((word) => `${key}: ${word}`),
    );
    expect(repeated).toEqual([]);
  });

  it('are plain words in lower case, each once', () => {
    for (const [key, words] of Object.entries(ICON_SYNONYMS)) {
      expect([key, words]).toEqual([
        expect.stringMatching(/^[a-z0-9]+(?: [a-z0-9]+)*$/),
        expect.stringMatching(/^[a-z0-9]+(?: [a-z0-9]+)*$/),
      ]);
      expect(new Set(words.split(' ')).size).toBe(words.split(' ').length);
    }
  });
});
