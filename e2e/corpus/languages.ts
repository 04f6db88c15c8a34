import { replace, type BrokenInput } from './brokenInput';

const PACK = 'i18n/de/portal.json';

function header(field: string, value: string): BrokenInput {
  const text = `"${field}": ${value}`;
  return {
    name: `a text pack whose ${field} is ${value}`,
    file: PACK,
    change: replace(new RegExp(`"${field}": [^,\n]+`), text),
    at: text,
    says: `language.${field} must be`,
  };
}

/** The texts of the shell in a language. */
export const LANGUAGE_FAULTS: readonly BrokenInput[] = [
  header('name', '""'),
  header('englishName', '3'),
  header('direction', '"up"'),
  header('reviewed', '"no"'),
  {
    name: 'a text pack with a comma too many',
    file: PACK,
    change: replace('"reviewed": false', '"reviewed": false,'),
    at: '  },',
    says: /JSON/,
  },
  {
    name: 'a text pack with a comma too few',
    file: PACK,
    change: replace('"direction": "ltr",', '"direction": "ltr"'),
    at: '"reviewed": false',
    says: /JSON/,
  },
  {
    name: 'a text pack with a comment',
    file: PACK,
    change: replace('"texts": {', '// The shell\n  "texts": {'),
    at: '// The shell',
    says: /JSON/,
  },
  {
    name: 'a text pack that breaks off',
    file: PACK,
    change: (source) => `${source.split('\n').slice(0, 12).join('\n')}\n`,
    at: '"blog.archive"',
    says: /JSON/,
  },
  {
    name: 'a text that is a number',
    file: PACK,
    change: replace('"Archiv"', '3'),
    at: '"blog.archive": 3',
    says: 'texts["blog.archive"] must be a text',
  },
  {
    name: 'a text with a plural category that does not exist',
    file: PACK,
    change: replace('"blog.archive": "Archiv"', '"blog.archive": { "some": "A" }'),
    at: '"blog.archive": { "some"',
    says: 'texts["blog.archive"] must be a text',
  },
  {
    name: 'a text whose placeholder is misspelt',
    file: PACK,
    change: replace('{{authors}}', '{{author}}'),
    at: '{{author}}',
    says: 'placeholder: blog.by',
  },
  {
    name: 'a text that the portal does not have',
    file: PACK,
    change: replace('"blog.by"', '"blog.from"'),
    at: '"blog.from"',
    says: 'unknown: blog.from',
  },
  {
    name: 'a text without a plural that its language has',
    file: PACK,
    change: replace(/\n *"one": "\{\{count\}\} Beitrag",/, ''),
    at: '"blog.postCount": {',
    says: 'plural: blog.postCount',
  },
  {
    name: 'a direction that its language does not have',
    file: PACK,
    change: replace('"direction": "ltr"', '"direction": "rtl"'),
    at: '"direction": "rtl"',
    says: 'direction',
  },
];
