import { append, replace, type BrokenInput } from './brokenInput';

const DEMO = 'docs/material-ui/components/pagination/PaginationLetters.tsx';
const STYLED = 'docs/base-ui/components/button/ButtonPlainCss.tsx';
const SHEET = 'docs/base-ui/components/button/ticketButton.css';
const VARIANT = 'docs/base-ui/components/button/UseButtonCard/system.tsx';
const PLAYGROUND = 'docs/material-ui/components/badge/Badge.playground.tsx';

const IMPORT = "import Stack from '@mui/material/Stack';";

/** A demo with one line in place of an import. */
function imports(name: string, line: string, says: string): BrokenInput {
  return { name, file: DEMO, change: replace(IMPORT, line), at: line, says };
}

/** A demo with a statement more. */
function states(name: string, line: string, says: string): BrokenInput {
  return { name, file: DEMO, change: append(line), at: line, says };
}

/** A style sheet with a rule more. */
function styles(name: string, line: string, says: string): BrokenInput {
  return { name, file: SHEET, change: append(line), at: line, says };
}

/** A playground with one line in place of another. */
function plays(
  name: string,
  from: string,
  to: string,
  says: string | RegExp,
  at = to,
): BrokenInput {
  return { name, file: PLAYGROUND, change: replace(from, to), at, says };
}

/** Demos, their styles, and what playgrounds are made from. */
export const DEMO_FILE_FAULTS: readonly BrokenInput[] = [
  {
    name: 'a demo whose function has another name',
    file: DEMO,
    change: replace('function PaginationLetters', 'function Letters'),
    at: 'export default',
    says: 'must export the function PaginationLetters as default, not Letters',
  },
  {
    name: 'a demo that exports nothing',
    file: DEMO,
    change: replace('export default function', 'function'),
    at: 'import * as React',
    says: 'must export the function PaginationLetters as default',
  },
  {
    name: 'a demo of several stylings whose function has another name',
    file: VARIANT,
    change: replace(
      'export default function UseButtonCard',
      'export default function Card',
    ),
    at: 'export default',
    says: 'must export the function UseButtonCard as default, not Card',
  },
  {
    name: 'a demo with a bracket too many',
    file: DEMO,
    change: replace('React.useState(2);', 'React.useState(2));'),
    at: 'React.useState(2));',
    says: /unexpected|expected|syntax/i,
  },
  {
    name: 'a demo with a tag that is not closed',
    file: DEMO,
    change: replace('</Typography>', ''),
    at: '</Stack>',
    says: /closing|expected|Unterminated/i,
  },
  imports(
    'a demo that imports a file that is not there',
    "import Stack from './Stack';",
    '"./Stack" is not there',
  ),
  imports(
    'a demo that imports a file of another folder',
    "import Stack from '../stack/Stack';",
    'is not beside the demo',
  ),
  imports(
    'a demo that imports a package that is not installed',
    "import Stack from 'letter-stack';",
    'package "letter-stack" is not installed',
  ),
  imports(
    'a demo that imports what a package does not have',
    "import Stack from '@mui/material/Stak';",
    '@mui/material/Stak',
  ),
  states('a demo with an enum', 'enum Size { Small, Large }', 'cannot use an enum'),
  states(
    'a demo with a namespace',
    'namespace Sizes { export const small = 1; }',
    'cannot use a namespace',
  ),
  states(
    'a demo with a parameter property',
    'class Letter { constructor(readonly text: string) {} }',
    'cannot use a parameter property',
  ),
  {
    name: 'a demo that imports styles that are not there',
    file: STYLED,
    change: replace('./ticketButton.css', './ticketButtons.css'),
    at: './ticketButtons.css',
    says: '"./ticketButtons.css" is not there',
  },
  {
    name: 'a demo that gives its style sheet a name',
    file: STYLED,
    change: replace(
      "import './ticketButton.css'",
      "import styles from './ticketButton.css'",
    ),
    at: 'import styles',
    says: 'a style sheet is imported without a name',
  },
  styles(
    'a style sheet that loads another',
    "@import 'other.css';",
    'cannot load other files',
  ),
  styles(
    'a style sheet with a picture from elsewhere',
    '.ticket-button { background: url(https://example.org/a.png); }',
    'cannot load other files',
  ),
  styles(
    'a style sheet with a rule that is not closed',
    '.ticket-counter {',
    'Expected "}"',
  ),
  plays(
    'a playground with a prop that does not exist',
    'invisible: {},',
    'unseen: {},',
    /there is no prop unseen|unseen/,
  ),
  plays(
    'a playground whose start is none of the options',
    "color: { start: 'primary' }",
    "color: { start: 'purple' }",
    '"purple"\' is not assignable to type',
  ),
  plays(
    'a playground whose start is none of the choices',
    "start: 'Inbox',",
    "start: 'Outbox',",
    'starts with "Outbox", which is none of its choices',
  ),
  plays(
    'a playground with a choice without a name',
    'Task: <TaskIcon fontSize="large" />',
    '"": <TaskIcon fontSize="large" />',
    'with a word or two',
  ),
  plays(
    'a playground with controls from elsewhere',
    'variant: {},',
    '...SHARED,',
    /SHARED|name: value/,
  ),
  plays(
    'a playground that imports a file',
    "import TaskIcon from '@mui/icons-material/TaskOutlined';",
    "import TaskIcon from './TaskIcon';",
    /a playground imports packages alone|TaskIcon/,
  ),
  plays(
    'a playground that says of whom it is nothing',
    'component: Badge,',
    'component: Bridge,',
    /Bridge|under its own name/,
  ),
  plays(
    'a playground that is of no type',
    '} satisfies Playground<BadgeProps>;',
    '};',
    'a playground ends like this',
    'export default',
  ),
];
