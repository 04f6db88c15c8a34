import { listImports } from './listImports';

it.each([
  ["import Button from '@mui/material/Button';", ['@mui/material/Button']],
  ["import type { Dayjs } from 'dayjs';", ['dayjs']],
  ['import "./styles.css";', ['./styles.css']],
  ["export * as rows from './rows';", ['./rows']],
  ["const Part = lazy(() => import('./Part'));", ['./Part']],
  ["import { a } from 'yup';\nimport { b } from 'yup';", ['yup']],
])('%s', (source, specifiers) => {
  expect(listImports(source)).toEqual(specifiers);
});

it.each([
  "export default 'yup';",
  "const text = `import a from 'yup'`;",
  "// import a from 'yup'",
  "const it = <p>import a from 'yup'</p>;",
])('takes nothing else for an import: %s', (source) => {
  expect(listImports(source)).toEqual([]);
});

it('imports of unfinished code are listed', () => {
  expect(listImports("import Slider from '@mui/material/Slider';\n<Slider")).toEqual(
    ['@mui/material/Slider'],
  );
});
