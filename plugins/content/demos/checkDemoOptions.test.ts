import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { MdxJsxElement } from '../../shared/mdxAttributes';
import { checkDemoOptions } from './checkDemoOptions';

function check(text: string): void {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  visit(tree, (node: unknown) => {
    if ((node as MdxJsxElement).name === 'Demo') {
      checkDemoOptions(node as MdxJsxElement, 'docs/button.mdx');
    }
  });
}

it.each([
  'label="Sizes" maxWidth={480} height={96}',
  'bg="inline"',
  'bg="gradient" iframe height={ 320 }',
  'codeOpen={true}',
  'codeOpen iframe',
  'hideToolbar',
  'formerly="ButtonWidths ButtonLengths"',
])('takes %s', (options) => {
  expect(() => check(`<Demo name="ButtonSizes" ${options} />`)).not.toThrow();
});

it.each([
  ['height="400"', 'option height needs a number of pixels'],
  ['height={0}', 'option height needs a number of pixels'],
  ['maxWidth={-3}', 'option maxWidth needs a number of pixels'],
  ['maxWidth={1.5}', 'option maxWidth needs a number of pixels'],
  ['maxWidth={WIDTH}', 'option maxWidth needs a number of pixels'],
  ['maxWidth', 'option maxWidth needs a number of pixels'],
  ['bg="outline"', 'option bg is one of "outlined", "inline", "gradient", "plain"'],
  ['bg', 'option bg is one of'],
  ['bg={"plain"}', 'option bg is one of'],
  ['label=" "', 'option label needs a text'],
  ['label={LABEL}', 'option label needs a text'],
  ['codeOpen={false}', 'option codeOpen is either there or not'],
  ['hideToolbar="yes"', 'option hideToolbar is either there or not'],
  ['iframe={1}', 'option iframe is either there or not'],
  ['hideToolbar codeOpen', 'cannot open its code with codeOpen'],
  ['defaultCodeOpen', 'has no option defaultCodeOpen; it has name, label,'],
  ['formerly="buttonWidths"', 'option formerly needs the earlier names'],
  ['formerly="ButtonWidths, ButtonLengths"', 'option formerly needs the earlier'],
  ['formerly=""', 'option formerly needs the earlier names'],
  ['load={() => 1}', 'has no option load'],
  ['{...options}', 'cannot take options from an expression'],
])('refuses %s with its place', (options, message) => {
  expect(() => check(`Text\n\n<Demo name="ButtonSizes" ${options} />\n`)).toThrow(
    `docs/button.mdx:3: <Demo> ${message}`,
  );
});
