import { append, replace, type BrokenInput } from './brokenInput';

const FOLDER = 'docs/material-ui/components/pagination';
const DEMO = `${FOLDER}/PaginationLetters.tsx`;
const VARIANTS = 'docs/base-ui/components/button/ButtonExport';

/** The demo with a line more at its top. */
function first(
  name: string,
  text: string,
  says: string | RegExp,
  others?: BrokenInput['others'],
): BrokenInput {
  return {
    name,
    file: DEMO,
    change: (source) => `${text}\n${source}`,
    at: text,
    says,
    others,
  };
}

const PLAYGROUND = `${FOLDER}/Pagination.playground.tsx`;

/** The playground with its controls replaced by one. */
function control(name: string, text: string, says: string | RegExp): BrokenInput {
  return {
    name,
    file: PLAYGROUND,
    change: replace(/controls: \{[^]*\n {2}\},/, `controls: {\n    ${text}\n  },`),
    at: text,
    says,
  };
}

/** Files of demos and of playgrounds. */
export const DEMO_FILE_FAULTS: readonly BrokenInput[] = [
  first('a demo with an enum', 'enum Size { Small }', 'a demo cannot use an enum'),
  first(
    'a demo with a namespace',
    'namespace Sizes { export const small = 1; }',
    'a demo cannot use a namespace',
  ),
  first(
    'a demo with a parameter property',
    'class Size { constructor(readonly value: number) {} }',
    'a demo cannot use a parameter property',
  ),
  first(
    'a demo with import =',
    "import fs = require('fs');",
    'a demo cannot use import =',
  ),
  first(
    'a demo that imports from the folder above',
    "import { BUTTONS } from '../button/buttons';",
    'is not beside the demo',
  ),
  first(
    'a demo that imports a file that is not there',
    "import { LETTERS_SENT } from './letters';",
    '"./letters" is not there',
  ),
  first(
    'a demo that imports a package that is not installed',
    "import { letters } from 'letters-of-the-lighthouse';",
    'letters-of-the-lighthouse',
  ),
  first(
    'a demo that is no TypeScript',
    'const = 3;',
    /expected|declaration|unexpected/i,
  ),
  {
    name: 'a demo without a default export',
    file: DEMO,
    change: replace('export default function', 'export function'),
    at: 'import * as React',
    says: 'must export',
  },
  {
    name: 'a demo in variants that exports another name',
    file: `${VARIANTS}/system.tsx`,
    change: replace(
      'export default function ButtonExport',
      'export default function ButtonExports',
    ),
    at: 'export default function ButtonExports',
    says: 'must export the function ButtonExport as default, not ButtonExports',
  },
  {
    name: 'a demo in variants without a default export',
    file: `${VARIANTS}/css.tsx`,
    change: replace('export default function', 'export function'),
    at: 'import * as React',
    says: 'must export the function ButtonExport as default',
  },
  {
    name: 'a demo in variants with a file nobody imports',
    file: `${VARIANTS}/notes.tsx`,
    change: () => 'export const NOTES = [];\n',
    at: 'export const NOTES',
    says: 'none of them imports it',
  },
  {
    name: 'a demo in Tailwind that imports a style sheet',
    file: `${VARIANTS}/tailwind.tsx`,
    change: (source) => `import './styles.css';\n${source}`,
    at: "import './styles.css';",
    says: 'a demo in Tailwind is styled by its classes alone',
  },
  {
    name: 'a style sheet that is imported by a name',
    file: `${VARIANTS}/css.tsx`,
    change: replace("import './styles.css';", "import styles from './styles.css';"),
    at: "import styles from './styles.css';",
    says: 'a style sheet is imported without a name',
  },
  {
    name: 'a style sheet of a demo that loads another',
    file: `${VARIANTS}/styles.css`,
    change: (source) => `@import './other.css';\n${source}`,
    at: "@import './other.css';",
    says: 'cannot load other files',
  },
  {
    name: 'a style sheet of a demo that is left open',
    file: `${VARIANTS}/styles.css`,
    change: append('.export-button {\n  color: red;'),
    at: '  color: red;',
    says: /expected "}"/i,
  },
  {
    name: 'a style sheet of a demo with a rule that is none',
    file: `${VARIANTS}/styles.css`,
    change: append('.export-button { color; }'),
    at: '.export-button { color; }',
    says: /expected ":"/i,
  },
  control(
    'a playground of a prop that does not exist',
    "letters: { start: 'A' },",
    /letters/,
  ),
  control(
    'a playground that starts with none of the options',
    "size: { start: 'huge' },",
    /huge|size/,
  ),
  control(
    'a playground of a number without its range',
    'count: { start: 4 },',
    'takes a number: say from where to where',
  ),
  control(
    'a playground whose start is computed',
    'count: { min: 1, max: 20, start: Math.max(1, 4) },',
    'start must be written out',
  ),
  control(
    'a playground that starts outside of its range',
    'count: { min: 1, max: 20, start: 40 },',
    'needs a number from min to max',
  ),
  control(
    'a playground of a prop that has no control of its own',
    'onChange: {},',
    /onChange/,
  ),
  {
    name: 'a playground that imports a file of the portal',
    file: PLAYGROUND,
    change: (source) => `import { STEPS } from './steps';\n${source}`,
    at: "import { STEPS } from './steps';",
    others: { [`${FOLDER}/steps.ts`]: 'export const STEPS = [1];\n' },
    says: 'a playground imports packages alone',
  },
  {
    name: 'a playground that exports something else',
    file: PLAYGROUND,
    change: replace(/export default \{[^]*$/, 'export default 3;\n'),
    at: 'export default 3;',
    says: 'a playground ends like this',
  },
];
