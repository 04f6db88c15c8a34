import { compileStyles, scopeStyles } from './scopeStyles';

const SCOPE = ':where([data-demo-styles=A])';

const scope = async (source: string) =>
  scopeStyles(await compileStyles(source, 'a.css'), SCOPE, 'A');

describe('scopeStyles', () => {
  it.each([
    ['.a, p > b { top: 0 }', `${SCOPE} .a,${SCOPE} p>b{top:0;}`],
    ['.a { &:hover { top: 0 } }', `${SCOPE} .a:hover{top:0;}`],
    [
      '@media (width < 400px) { .a { top: 0 } }',
      `@media(width<400px){${SCOPE} .a{top:0;}}`,
    ],
    [
      '@supports (top: 0) { @layer x { .a { top: 0 } } }',
      `@supports (top: 0){@layer x{${SCOPE} .a{top:0;}}}`,
    ],
    [
      '@container (width > 3px) { .a { top: 0 } }',
      `@container (width > 3px){${SCOPE} .a{top:0;}}`,
    ],
    ['* { top: 0 }', `${SCOPE} *{top:0;}`],
    [':is(.\\[\\&\\.b\\] > *) { top: 0 }', `${SCOPE} :is(.\\[\\&\\.b\\]>*){top:0;}`],
  ])('confines %s', async (source, css) => {
    expect(await scope(source)).toBe(css);
  });

  it.each([
    [':root { --a: 1px }', `${SCOPE}{--a:1px;}`],
    ['html, :host, body { top: 0 }', `${SCOPE}{top:0;}`],
    ['body .a { top: 0 }', `${SCOPE} .a{top:0;}`],
    ['.a:is(body, html) { top: 0 }', `${SCOPE} .a:is(body,html){top:0;}`],
    ['html-like { top: 0 }', `${SCOPE} html-like{top:0;}`],
  ])('takes the document for the stage: %s', async (source, css) => {
    expect(await scope(source)).toBe(css);
  });

  it('gives keyframes a name of their own, wherever they are used', async () => {
    const css = await scope(`
      @keyframes turn { from { top: 0 } 50% { top: 2px } }
      .a { animation: turn 1s, fade 2s; animation-name: turn; transition: turn 1s; }
      :root { --animate-turn: turn 1s }
    `);
    expect(css).toContain('@keyframes turn-A{0%{top:0;}50%{top:2px;}}');
    expect(css).toContain('animation:turn-A 1s,fade 2s;');
    expect(css).toContain('animation-name:turn-A;');
    expect(css).toContain('transition:turn 1s;');
    expect(css).toContain('--animate-turn:turn-A 1s;');
  });

  it('leaves registered properties alone, and drops their stand-in', async () => {
    const css = await scope(`
      @property --tw-a { syntax: "*"; inherits: false; }
      @layer properties { * { --tw-a: initial } }
      .a { top: 0 }
    `);
    expect(css).toBe(
      `@property --tw-a{syntax:"*";inherits:false;}${SCOPE} .a{top:0;}`,
    );
  });
});

describe('compileStyles', () => {
  it.each([
    ['.a {\n  top: 0;\n}}', 3],
    ['.a {\n  top 0;\n}', 2],
    ['.a {\n  top: 0;\n}\n.b {\n  top: 0;\n', 4],
    ['/* @import "b.css" */\n@import "a.css";', 2],
    ['.a {\n  background: url(a.png)\n}', 2],
    ['/*\n*/ .a { background: url("https://example.com/a.png") }', 2],
  ])('refuses %j with its line', async (source, line) => {
    await expect(compileStyles(source, 'docs/a.css')).rejects.toThrow(
      new RegExp(`^docs/a\\.css:${line}: `),
    );
  });

  it('takes drawings that are in the text itself', async () => {
    const source =
      '.a { background: url("data:image/svg+xml,%3Csvg/%3E"); mask: url(#b) }';
    expect(await compileStyles(source, 'a.css')).toContain('data:image/svg+xml');
  });
});
