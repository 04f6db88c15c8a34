import path from 'node:path';
import type ts from 'typescript';
import { memberToAnchor } from '../../../../src/lib/reference/apiAnchors';
import type { ApiClass, ApiSlot } from '../types';
import { moduleToFile } from './createWorkspace';
import {
  findExportBelow,
  listModuleExports,
  resolveAlias,
  type DiscoveredExport,
} from './discoverExports';
import { findTagText, isIgnored, readSymbolComment } from './readComments';
import type { EntryContext } from './readMember';
import { markdownToHtml } from './renderMarkdown';

/** Names under which the packages publish the type of a component's slots. */
function listSlotTypeNames(name: string): string[] {
  return [
    `${name}Slots`,
    `${name}SlotsComponent`,
    `${name}SlotsComponents`,
    ...(/^DataGrid/.test(name) ? ['GridSlotsComponent'] : []),
  ];
}

function findSlotType(
  { workspace, location }: EntryContext,
  found: DiscoveredExport,
  propsType: ts.Type | undefined,
): ts.Type | undefined {
  const { checker } = workspace;
  const folder = path.posix.dirname(found.fileName);
  const ofPackage = listModuleExports(
    workspace,
    moduleToFile(workspace.root, found.spec, ''),
  );
  for (const name of listSlotTypeNames(found.name)) {
    const exported = ofPackage.find((one) => one.name === name);
    const symbol = exported
      ? resolveAlias(checker, exported)
      : findExportBelow(workspace, folder, name);
    if (symbol) return checker.getDeclaredTypeOfSymbol(symbol);
  }
  const prop = propsType?.getProperty('slots');
  return (
    prop &&
    checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(prop, location))
  );
}

/** Reads the slots of a component, from the type named after it or from its `slots` prop. */
export function readSlots(
  context: EntryContext,
  found: DiscoveredExport,
  propsType: ts.Type | undefined,
  classes: readonly ApiClass[],
): ApiSlot[] {
  const type = findSlotType(context, found, propsType);
  if (!type) return [];
  return context.workspace.checker.getPropertiesOfType(type).flatMap((symbol) => {
    const comment = readSymbolComment(context.workspace, symbol);
    if (isIgnored(comment)) return [];
    const byDefault = findTagText(comment, 'default');
    const deprecated = findTagText(comment, 'deprecated');
    const className = classes.find(({ key }) => key === symbol.name)?.className;
    return [
      {
        name: symbol.name,
        anchor: memberToAnchor(context.owner, 'slot', symbol.name),
        description: markdownToHtml(comment.description),
        ...(byDefault ? { default: byDefault } : {}),
        ...(className ? { className } : {}),
        ...(deprecated !== undefined
          ? { deprecated: { reason: markdownToHtml(deprecated) } }
          : {}),
      },
    ];
  });
}
