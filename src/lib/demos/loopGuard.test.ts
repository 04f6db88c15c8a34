import { compileFunction } from 'node:vm';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { LOOP_GUARD_NAME, guardLoops } from './loopGuard';
import {
  createLoopGuard,
  EndlessCodeError,
  type LoopGuard,
} from './loopGuardRuntime';

function guard(code: string): string {
  return guardLoops(code, javascriptLanguage.parser.parse(code).topNode);
}

function compile(code: string): (loopGuard: LoopGuard) => unknown {
  return compileFunction(guard(code), [LOOP_GUARD_NAME]) as () => unknown;
}

/** Runs guarded code on a clock that moves with each look, in milliseconds. */
function run(code: string, step = 1): unknown {
  let time = 0;
  const now = () => (time += step);
  const loopGuard = createLoopGuard({ now, afterTurn: () => {} });
  return compile(code)(loopGuard);
}

function catchError(action: () => unknown): EndlessCodeError {
  try {
    action();
  } catch (error) {
    return error as EndlessCodeError;
  }
  throw new Error('It ended by itself.');
}

describe('guardLoops', () => {
  it.each([
    ['while', 'let a = 0;\nwhile (true) { a++; }', 2],
    ['while without block', '\n\nlet a = 0; while (true) a++', 3],
    ['while without body', '\nwhile (true);', 2],
    ['for', 'for (;;) {\n}', 1],
    ['for without body', '// first\n\nfor (;;);', 3],
    ['do', '\ndo {\n} while (true)', 2],
    ['do without block', 'let a = 0;\ndo a++; while (true)', 2],
    [
      'for…of over an endless iterator',
      'const endless = { [Symbol.iterator]: () => ({ next: () => ({ done: false }) }) };\n' +
        '\nfor (const value of endless) value;',
      3,
    ],
    [
      'a generator without end, spread',
      'function* count() {\n  let n = 0;\n  while (true) yield n++;\n}\n[...count()];',
      3,
    ],
    ['a loop in a loop', 'for (;;) {\n  while (true) {}\n}', 2],
    ['a labelled loop', 'outer:\nfor (;;) { for (;;) continue outer; }', 2],
    ['recursion', '\nfunction again() { return again(); }\nagain();', 2],
    ['recursion of arrows', 'const again = () =>\n  again();\nagain();', 1],
    [
      'recursion of two functions',
      'function a() { b() }\nfunction b() { a() }\na();',
      1,
    ],
    [
      'recursion of methods',
      'class A {\n  get b() { return this.b; }\n}\nnew A().b',
      2,
    ],
    ['a method of an object', 'const o = {\n  m() { this.m(); },\n};\no.m();', 2],
    [
      'recursion that branches',
      'const f = (n) => n < 2 ? n : f(n - 1) + f(n - 2);\nf(99)',
      1,
    ],
  ])('stops %s and names the line', (_, code, line) => {
    const error = catchError(() => run(code));
    expect(error).toBeInstanceOf(EndlessCodeError);
    expect(error.line).toBe(line);
  });

  it('is not caught by the code it stops', () => {
    const code = 'while (true) { try { while (true) {} } catch {} }';
    expect(catchError(() => run(code))).toBeInstanceOf(EndlessCodeError);
  });

  it.each([
    ['return [1, 2, 3].map((n) => n * 2)', [2, 4, 6]],
    ['return [1, 2].map((n) => ({ n }))', [{ n: 1 }, { n: 2 }]],
    ['let s = 0; for (let i = 0; i < 5000; i++) s += i; return s', 12_497_500],
    ['const f = (a) => (b) => a + b; return f(1)(2)', 3],
    ['let i = 0; do i++; while (i < 3); return i', 3],
    [
      'const o = { a: 1, m() { return this.a }, get g() { return 2 } }; return [o.m(), o.g]',
      [1, 2],
    ],
    [
      'class A { x = () => 4; constructor() { this.y = 1 } static z() { return 3 } } return [new A().x(), new A().y, A.z()]',
      [4, 1, 3],
    ],
    ['function* g() { yield 1; yield 2 } return [...g()]', [1, 2]],
    ['const f = (a, b = () => 2) => a + b(); return f(1)', 3],
    ['function f(n) { return n ? f(n - 1) : "end" } return f(1000)', 'end'],
    [
      'outer: for (const a of [1, 2]) { for (const b of [1, 2]) { if (b === 2) continue outer; } } return 1',
      1,
    ],
    ['if (1) for (const k in { a: 1 }) return k', 'a'],
  ])('leaves a program what it is: %s', (code, value) => {
    expect(run(code, 0)).toEqual(value);
  });

  it('counts the calls of async functions without their depth', async () => {
    const calls: string[] = [];
    const watch: LoopGuard = {
      repeat: (line) => calls.push(`repeat ${line}`),
      call: (line) => calls.push(`call ${line}`),
      enter: (line) => calls.push(`enter ${line}`),
      leave: () => calls.push('leave'),
    };
    const code =
      'const f = async () => 1;\nasync function g() { for await (const a of [f()]) return a; }\nreturn g()';
    const value: unknown = await compile(code)(watch);
    expect(value).toBe(1);
    expect(calls).toEqual(['call 2', 'call 1', 'repeat 2']);
  });

  it('keeps every line where it was', () => {
    const code = 'const a = () =>\n  1;\nfor (;;)\n  a();\n\nfunction b() {\n}\n';
    const lines = guard(code).split('\n');
    expect(lines).toHaveLength(code.split('\n').length);
    expect(lines[3]).toContain('a();');
    expect(lines[5]).toContain('function b()');
  });

  it('does not stumble over code that does not parse', () => {
    expect(() => guard('for (;; { function ( => while')).not.toThrow();
  });
});
