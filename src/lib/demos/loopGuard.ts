/** A node of a concrete syntax tree, in the shape that Lezer's nodes have. */
export interface SyntaxNode {
  name: string;
  from: number;
  to: number;
  firstChild: SyntaxNode | null;
  lastChild: SyntaxNode | null;
  nextSibling: SyntaxNode | null;
}

/** Name under which guarded code finds its guard; see `createLoopGuard` in `loopGuardRuntime`. */
export const LOOP_GUARD_NAME = '__loopGuard';

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  // A method of an object literal; other properties have no body.
  'Property',
]);

/** Text that goes into the code, in the order of its places. */
interface Insertion {
  at: number;
  text: string;
}

/** Code inserted before and after a body. */
interface Fence {
  open: Insertion;
  close?: Insertion;
}

function listChildren(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    children.push(child);
  }
  return children;
}

/** The part of a loop that is repeated. */
function findLoopBody(node: SyntaxNode): SyntaxNode | null | undefined {
  switch (node.name) {
    case 'ForStatement':
    case 'WhileStatement':
      return node.lastChild;
    case 'DoStatement':
      return node.firstChild?.nextSibling;
    default:
      return undefined;
  }
}

function fenceLoop(body: SyntaxNode, line: number): Fence {
  const check = `${LOOP_GUARD_NAME}.repeat(${line});`;
  return body.name === 'Block'
    ? { open: { at: body.from + 1, text: check } }
    : {
        open: { at: body.from, text: `{${check}` },
        close: { at: body.to, text: '}' },
      };
}

/** The body of a function; undefined for what has none, such as `{ a: 1 }`. */
function findFunctionBody(node: SyntaxNode): SyntaxNode | null | undefined {
  if (!FUNCTIONS.has(node.name)) {
    return undefined;
  }
  const last = node.lastChild;
  return node.name === 'ArrowFunction' || last?.name === 'Block' ? last : undefined;
}

function fenceFunction(node: SyntaxNode, body: SyntaxNode, line: number): Fence {
  // Between two steps of an async function or a generator others run, so their depth
  // says nothing; their calls are counted like the rounds of a loop.
  const pauses = listChildren(node).some(({ name }) =>
    /^(?:async|Star)$/.test(name),
  );
  const [before, after] = pauses
    ? [`${LOOP_GUARD_NAME}.call(${line});`, '']
    : [
        `${LOOP_GUARD_NAME}.enter(${line});try{`,
        `}finally{${LOOP_GUARD_NAME}.leave()}`,
      ];
  return body.name === 'Block'
    ? {
        open: { at: body.from + 1, text: before },
        close: { at: body.to - 1, text: after },
      }
    : {
        open: { at: body.from, text: `{${before}return (` },
        close: { at: body.to, text: `)${after}}` },
      };
}

function createLineCounter(code: string): (position: number) => number {
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return (position) => {
    let line = starts.length;
    while ((starts[line - 1] ?? 0) > position) {
      line -= 1;
    }
    return line;
  };
}

/**
 * Makes JavaScript stoppable: every round of a loop and every call of a function asks the guard
 * first, and names its line. Lines stay where they are, so that a place in the guarded code is
 * the same line of the code as it was written.
 *
 * Library code is not guarded, nor is what a single expression does for long: a regular
 * expression, `fill` of a huge array. A frame that hangs in those is replaced.
 *
 * @param code a script without JSX and types
 * @param root top of its syntax tree
 * @example `while (a) b()` → `while (a) {__loopGuard.repeat(1);b()}`
 */
export function guardLoops(code: string, root: SyntaxNode): string {
  const lineAt = createLineCounter(code);
  const insertions: Insertion[] = [];

  function walk(node: SyntaxNode): void {
    const line = lineAt(node.from);
    const loopBody = findLoopBody(node);
    const functionBody = findFunctionBody(node);
    for (const child of listChildren(node)) {
      // Trees make new objects for their nodes, so places are compared.
      const fence = isSame(child, loopBody)
        ? fenceLoop(child, line)
        : isSame(child, functionBody)
          ? fenceFunction(node, child, line)
          : undefined;
      if (fence) {
        insertions.push(fence.open);
      }
      walk(child);
      if (fence?.close) {
        insertions.push(fence.close);
      }
    }
  }

  walk(root);
  return insertAll(code, insertions);
}

function isSame(node: SyntaxNode, other: SyntaxNode | null | undefined): boolean {
  return (
    other?.from === node.from && other.to === node.to && other.name === node.name
  );
}

function insertAll(code: string, insertions: readonly Insertion[]): string {
  let result = '';
  let position = 0;
  for (const { at, text } of insertions) {
    result += code.slice(position, at) + text;
    position = at;
  }
  return result + code.slice(position);
}
