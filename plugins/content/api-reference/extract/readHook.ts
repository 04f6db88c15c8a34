import path from 'node:path';
import ts from 'typescript';
import type { ApiHook, ApiMember } from '../types';
import { createEntry } from './createEntry';
import { isLibraryFile, noteAnomaly } from './createWorkspace';
import { findExportBelow, type DiscoveredExport } from './discoverExports';
import { printResolvedType } from './printType';
import { createType, readMember, type EntryContext } from './readMember';
import { findTagText } from './readComments';
import { markdownToHtml } from './renderMarkdown';
import { memberToAnchor } from '../../../../src/lib/reference/apiAnchors';

/** Finds the type that is named after a hook: `UseButtonParameters`. */
function findNamedType(
  { workspace }: EntryContext,
  { name, fileName }: DiscoveredExport,
  endings: readonly string[],
): ts.Type | undefined {
  const stem = name.charAt(0).toUpperCase() + name.slice(1);
  for (const ending of endings) {
    const symbol = findExportBelow(
      workspace,
      path.posix.dirname(fileName),
      `${stem}${ending}`,
    );
    if (symbol) return workspace.checker.getDeclaredTypeOfSymbol(symbol);
  }
  return undefined;
}

function readFields(
  context: EntryContext,
  type: ts.Type | undefined,
  row: 'parameter' | 'return',
): ApiMember[] {
  if (!type) return [];
  const { workspace } = context;
  const symbols = workspace.checker.getPropertiesOfType(
    workspace.checker.getNonNullableType(type),
  );
  return symbols.flatMap((symbol) => {
    const fileName = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (!isLibraryFile(workspace, fileName)) return [];
    return readMember(context, symbol, row) ?? [];
  });
}

/** A hook with plain arguments: each is a row (`useTransitionTrigger(requestEnter)`). */
function readArguments(
  context: EntryContext,
  found: DiscoveredExport,
  signature: ts.Signature,
): ApiMember[] {
  const params = found.comment.tags.filter(({ tag }) => tag === 'param');
  return signature.parameters.map((symbol): ApiMember => {
    const type = context.workspace.checker.getTypeOfSymbolAtLocation(
      symbol,
      context.location,
    );
    const declaration = symbol.valueDeclaration;
    const isOptional =
      declaration && ts.isParameter(declaration) && declaration.questionToken;
    const text = params.find(({ name }) => name === symbol.name)?.text ?? '';
    return {
      name: symbol.name,
      anchor: memberToAnchor(context.owner, 'parameter', symbol.name),
      type: createType(
        context,
        printResolvedType(context.workspace, type).replace(/ \| undefined$/, ''),
        undefined,
        declaration,
      ),
      ...(isOptional ? {} : { required: true }),
      description: markdownToHtml(text),
    };
  });
}

/**
 * Reads a hook: the fields of its parameter object, or its arguments, and of what it returns.
 *
 * @returns null for an export that cannot be called, which is noted as a fatal anomaly
 */
export function readHook(
  context: EntryContext,
  found: DiscoveredExport,
): ApiHook | null {
  const { workspace, location } = context;
  const { checker } = workspace;
  const [signature] = checker
    .getTypeOfSymbolAtLocation(found.symbol, location)
    .getCallSignatures();
  if (!signature) {
    noteAnomaly(
      workspace,
      `${found.spec.name} ${found.name}`,
      'cannot be called',
      true,
    );
    return null;
  }
  const [first] = signature.parameters;
  const firstType = first && checker.getTypeOfSymbolAtLocation(first, location);
  const parameterType =
    findNamedType(context, found, ['Parameters', 'Props']) ?? firstType;
  const fields = first ? readFields(context, parameterType, 'parameter') : [];
  const parameters =
    fields.length > 0 ? fields : readArguments(context, found, signature);
  const returned =
    findNamedType(context, found, ['ReturnValue']) ?? signature.getReturnType();
  const returnValue = readFields(context, returned, 'return');
  const returns = findTagText(found.comment, 'returns');
  return {
    kind: 'hook',
    ...createEntry(workspace, found),
    signature: `${found.name}${checker.signatureToString(
      signature,
      location,
      ts.TypeFormatFlags.NoTruncation,
    )}`,
    parameters,
    returnValue,
    ...(returnValue.length === 0
      ? {
          returnType: createType(
            context,
            returns && returned.flags & ts.TypeFlags.Any
              ? returns
              : printResolvedType(workspace, returned),
            undefined,
            signature.declaration?.type,
          ),
        }
      : {}),
    demos: [],
  };
}
