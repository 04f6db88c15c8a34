import path from 'node:path';
import ts from 'typescript';
import { tokenizeCode } from '../../shared/highlightCode';
import { memoizeInBuild } from '../../shared/memoizeInBuild';
import type {
  FixedProp,
  PlaygroundControl,
  PlaygroundModel,
} from '../../../src/lib/demos/playground/types';
import { createControl } from './createControl';
import {
  listValueImports,
  readExpression,
  type ValueImport,
} from './readExpression';
import { getPlaygroundProgram } from './playgroundProgram';
import { PlaygroundError, readLiteral, readProperties } from './readSyntax';

/** A playground whose parts have been found. */
interface Parts {
  /** Properties of the exported object: `{ component, fixed, controls }`. */
  properties: Map<
    string,
    ts.ObjectLiteralElementLike & { initializer: ts.Expression }
  >;
  /** Node of the props' type, `ButtonProps`. */
  props: ts.TypeNode;
  exported: ts.Node;
}

/**
 * Makes the model of a playground: what its controls are is read from the types of the
 * component, as are the values that need not be written.
 *
 * @param file absolute path of `Name.playground.tsx`
 * @throws `path:line` if a prop does not exist, a value does not fit its type, a prop needs
 *   something that its type does not say, or code uses what is not imported
 */
export function createPlaygroundModel(file: string): PlaygroundModel {
  return memoizeInBuild('playground-model', file, () =>
    readPlayground(file, getPlaygroundProgram(file)),
  );
}

/**
 * Makes the model of a playground that a program holds.
 *
 * @throws as {@link createPlaygroundModel} does
 */
export function readPlayground(file: string, program: ts.Program): PlaygroundModel {
  const source = program.getSourceFile(file);
  if (!source) {
    throw new Error(`${file}: not found`);
  }
  try {
    return readModel(program, source);
  } catch (error) {
    if (error instanceof PlaygroundError) {
      throw new Error(`${formatPlace(source, error.position)}: ${error.message}`);
    }
    throw error;
  }
}

function formatPlace(source: ts.SourceFile, position: number): string {
  const { line } = source.getLineAndCharacterOfPosition(position);
  return `${path.relative(process.cwd(), source.fileName)}:${line + 1}`;
}

function readModel(program: ts.Program, source: ts.SourceFile): PlaygroundModel {
  refuseMistakes(program, source);
  const checker = program.getTypeChecker();
  const { properties, props, exported } = findParts(source);
  const component = properties.get('component')?.initializer;
  const imports = listValueImports(source);
  const own = imports.findIndex(
    ({ names }) => component && names.includes(component.getText()),
  );
  if (!component || own < 0) {
    throw new PlaygroundError(
      component ?? exported,
      'the component must be imported under its own name',
    );
  }
  // The component comes first, the rest as it is needed.
  const ordered = [imports[own] as ValueImport, ...imports.toSpliced(own, 1)];
  return {
    component: component.getText(),
    imports: ordered.map(({ text }) => tokenizeCode(text, 'tsx')),
    fixed: readFixed(properties.get('fixed')?.initializer, ordered, checker),
    controls: readControls(
      properties.get('controls')?.initializer ?? exported,
      checker.getTypeFromTypeNode(props),
      ordered,
      checker,
    ),
  };
}

/** Refuses code with errors of TypeScript: unknown props, or values of another type. */
function refuseMistakes(program: ts.Program, source: ts.SourceFile): void {
  const [mistake] = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  if (mistake) {
    throw new PlaygroundError(
      mistake.start ?? 0,
      ts.flattenDiagnosticMessageText(mistake.messageText, ' '),
    );
  }
}

function findParts(source: ts.SourceFile): Parts {
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  if (
    exported &&
    ts.isSatisfiesExpression(exported) &&
    ts.isTypeReferenceNode(exported.type) &&
    exported.type.typeName.getText() === 'Playground'
  ) {
    const [props] = exported.type.typeArguments ?? [];
    if (props) {
      return { properties: readProperties(exported.expression), props, exported };
    }
  }
  throw new PlaygroundError(
    exported ?? 0,
    'a playground ends like this: export default { … } satisfies Playground<ButtonProps>;',
  );
}

function readFixed(
  fixed: ts.Expression | undefined,
  imports: readonly ValueImport[],
  checker: ts.TypeChecker,
): FixedProp[] {
  return [...(fixed ? readProperties(fixed) : [])].map(([prop, { initializer }]) => {
    const literal = readLiteral(initializer);
    if (typeof literal === 'string') {
      return { prop, value: { text: literal } };
    }
    return literal === true
      ? { prop, value: { flag: true } }
      : { prop, value: readExpression(prop, initializer, imports, checker) };
  });
}

function readControls(
  controls: ts.Expression | ts.Node,
  props: ts.Type,
  imports: readonly ValueImport[],
  checker: ts.TypeChecker,
): PlaygroundControl[] {
  return [...readProperties(controls)].map(([prop, { initializer }]) => {
    const symbol = props.getProperty(prop);
    if (!symbol) {
      throw new PlaygroundError(initializer, `there is no prop ${prop}`);
    }
    return createControl({ symbol, entry: initializer, imports, checker });
  });
}
