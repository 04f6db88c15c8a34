/**
 * Libraries as made-up demos use them: the same part of an interface in JSX of each.
 */

/** Texts and expressions a control is made of. */
interface Control {
  label: string;
  /** Name of its state. */
  state: string;
  setter: string;
}

/** Parts as JSX of one library. Labels are texts; `on…` and `value` are expressions. */
export interface DemoKit {
  /** Import statement of a component. */
  toImport: (component: string) => string;
  stack: (children: string, attributes?: string) => string;
  row: (children: string) => string;
  text: (children: string, attributes?: string) => string;
  button: (label: string, onClick: string, look: number) => string;
  submit: (label: string) => string;
  field: (control: Control) => string;
  checkbox: (control: Control) => string;
  /** @param options expression of a list of strings */
  choice: (control: Control, options: string) => string;
  /** @param rows expression of list items */
  list: (rows: string, label: string) => string;
  listItem: (key: string, text: string, action: string) => string;
  table: (head: string, body: string, label: string) => string;
  chip: (label: string, onClick: string) => string;
  progress: (value: string, label: string) => string;
  /** Closed until its state is true. */
  dialog: (control: Control, titleId: string, content: string) => string;
}

const wrapForm = (stack: string, children: string, onSubmit: string) =>
  `<${stack} component="form" spacing={1.5} onSubmit={${onSubmit}}>${children}</${stack}>`;

/** A form, which all libraries make in the same way. */
export const renderForm = (children: string, onSubmit: string): string =>
  wrapForm('Stack', children, onSubmit);

const ROW =
  'direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center"';

const MATERIAL: DemoKit = {
  toImport: (name) => `import ${name} from '@mui/material/${name}';`,
  stack: (children, attributes = '') =>
    `<Stack spacing={2} ${attributes}>${children}</Stack>`,
  row: (children) => `<Stack ${ROW}>${children}</Stack>`,
  text: (children, attributes = '') =>
    `<Typography ${attributes}>${children}</Typography>`,
  button: (label, onClick, look) =>
    `<Button variant="${['contained', 'outlined', 'text'][look % 3]}" onClick={${onClick}}>${label}</Button>`,
  submit: (label) => `<Button type="submit" variant="contained">${label}</Button>`,
  field: ({ label, state, setter }) =>
    `<TextField label="${label}" size="small" value={${state}} onChange={(event) => ${setter}(event.target.value)} />`,
  checkbox: ({ label, state, setter }) =>
    `<FormControlLabel label="${label}" control={<Switch checked={${state}} onChange={(event) => ${setter}(event.target.checked)} />} />`,
  choice: ({ label, state, setter }, options) =>
    `<TextField select label="${label}" value={${state}} onChange={(event) => ${setter}(event.target.value)}>{${options}.map((option) => <MenuItem key={option} value={option}>{option}</MenuItem>)}</TextField>`,
  list: (rows, label) => `<List dense aria-label="${label}">{${rows}}</List>`,
  listItem: (key, text, action) =>
    `<ListItem key={${key}} divider><ListItemText primary={${text}} />${action}</ListItem>`,
  table: (head, body, label) =>
    `<Table size="small" aria-label="${label}"><TableHead><TableRow>${head.replaceAll('th>', 'TableCell>')}</TableRow></TableHead><TableBody>{${body.replaceAll('td>', 'TableCell>').replaceAll('<tr', '<TableRow').replaceAll('/tr>', '/TableRow>')}}</TableBody></Table>`,
  chip: (label, onClick) => `<Chip label={${label}} onClick={${onClick}} />`,
  progress: (value, label) =>
    `<LinearProgress variant="determinate" value={${value}} aria-label="${label}" />`,
  dialog: ({ label, state, setter }, titleId, content) =>
    `<Dialog open={${state}} onClose={() => ${setter}(false)} aria-labelledby={${titleId}}><DialogTitle id={${titleId}} component="div">${label}</DialogTitle><DialogContent>${content}</DialogContent><DialogActions><Button onClick={() => ${setter}(false)}>Close</Button></DialogActions></Dialog>`,
};

const JOY: DemoKit = {
  ...MATERIAL,
  toImport: (name) => `import ${name} from '@mui/joy/${name}';`,
  button: (label, onClick, look) =>
    `<Button variant="${['solid', 'outlined', 'plain'][look % 3]}" onClick={${onClick}}>${label}</Button>`,
  submit: (label) => `<Button type="submit">${label}</Button>`,
  field: ({ label, state, setter }) =>
    `<FormControl><FormLabel>${label}</FormLabel><Input value={${state}} onChange={(event) => ${setter}(event.target.value)} /></FormControl>`,
  checkbox: ({ label, state, setter }) =>
    `<Checkbox label="${label}" checked={${state}} onChange={(event) => ${setter}(event.target.checked)} />`,
  choice: ({ label, state, setter }, options) =>
    `<RadioGroup aria-label="${label}" value={${state}} onChange={(event) => ${setter}(event.target.value)}>{${options}.map((option) => <Radio key={option} value={option} label={option} />)}</RadioGroup>`,
  list: (rows, label) =>
    `<List size="sm" variant="outlined" aria-label="${label}">{${rows}}</List>`,
  listItem: (key, text, action) =>
    `<ListItem key={${key}}><ListItemContent>{${text}}</ListItemContent>${action}</ListItem>`,
  table: (head, body, label) =>
    `<Table size="sm" aria-label="${label}"><thead><tr>${head}</tr></thead><tbody>{${body}}</tbody></Table>`,
  chip: (label, onClick) =>
    `<Chip variant="outlined" onClick={${onClick}}>{${label}}</Chip>`,
  progress: (value, label) =>
    `<LinearProgress determinate value={${value}} aria-label="${label}" />`,
  dialog: ({ label, state, setter }, titleId, content) =>
    `<Modal open={${state}} onClose={() => ${setter}(false)}><ModalDialog aria-labelledby={${titleId}}><Typography id={${titleId}}>${label}</Typography>${content}<Button onClick={() => ${setter}(false)}>Close</Button></ModalDialog></Modal>`,
};

/** Without looks: components of Base UI in boxes of MUI System, and elements of HTML. */
const BASE: DemoKit = {
  ...JOY,
  toImport: (name) =>
    ['Box', 'Stack'].includes(name)
      ? `import ${name} from '@mui/system/${name}';`
      : `import { ${name} } from '@mui/base/${name}';`,
  text: (children, attributes = '') => `<p ${attributes}>${children}</p>`,
  button: (label, onClick) => `<Button onClick={${onClick}}>${label}</Button>`,
  field: ({ label, state, setter }) =>
    `<Box component="label" sx={{ display: 'grid', gap: 0.5 }}>${label}<input value={${state}} onChange={(event) => ${setter}(event.target.value)} /></Box>`,
  checkbox: ({ label, state, setter }) =>
    `<Box component="label" sx={{ display: 'flex', gap: 1 }}><input type="checkbox" checked={${state}} onChange={(event) => ${setter}(event.target.checked)} />${label}</Box>`,
  choice: ({ label, state, setter }, options) =>
    `<Box component="label" sx={{ display: 'grid', gap: 0.5 }}>${label}<select value={${state}} onChange={(event) => ${setter}(event.target.value)}>{${options}.map((option) => <option key={option}>{option}</option>)}</select></Box>`,
  list: (rows, label) =>
    `<Box component="ul" sx={{ m: 0, p: 0 }} aria-label="${label}">{${rows}}</Box>`,
  listItem: (key, text, action) =>
    `<Box component="li" key={${key}} sx={{ display: 'flex', gap: 2, py: 0.5 }}><span>{${text}}</span>${action}</Box>`,
  table: (head, body, label) =>
    `<table aria-label="${label}"><thead><tr>${head}</tr></thead><tbody>{${body}}</tbody></table>`,
  chip: (label, onClick) => `<Button onClick={${onClick}}>{${label}}</Button>`,
  progress: (value, label) =>
    `<progress max={100} value={${value}} aria-label="${label}" />`,
  dialog: ({ label, state, setter }, titleId, content) =>
    `<Box role="group" hidden={!${state}} aria-labelledby={${titleId}}><p id={${titleId}}>${label}</p>${content}<Button onClick={() => ${setter}(false)}>Close</Button></Box>`,
};

/** The kit of each documentation set. */
export const DEMO_KITS = {
  'material-ui': MATERIAL,
  'joy-ui': JOY,
  'base-ui': BASE,
  system: BASE,
  x: MATERIAL,
} satisfies Record<string, DemoKit>;

/** Import statements of the components that stand in JSX, and of nothing else. */
export function listKitImports(kit: DemoKit, jsx: string): string[] {
  const names = [...jsx.matchAll(/<(?!React\b)([A-Z]\w*)/g)].map(
    ([, name]) => name as string,
  );
  return [...new Set(names)].sort().map(kit.toImport);
}
