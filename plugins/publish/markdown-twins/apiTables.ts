import type { PhrasingContent, Table } from 'mdast';
import type {
  ApiClass,
  ApiDeprecation,
  ApiEvent,
  ApiHtml,
  ApiMember,
  ApiPlan,
  ApiSelector,
  ApiSlot,
} from '../../content/api-reference/types';
import { PLAN_NAMES } from '../../../src/lib/reference/describePlan';
import { htmlToPhrase } from './htmlToMarkdown';
import { inlineCode, joinPhrases, strong, table, text } from './markdownNodes';

/** Makes the address of a link absolute. */
export type ToUrl = (href: string) => string;

const codeOrNothing = (value: string | undefined) =>
  value ? [inlineCode(value)] : [];

interface Named {
  required?: true;
  deprecated?: ApiDeprecation;
  plan?: ApiPlan;
  isGlobal?: true;
}

/** @example `label` (required, Pro plan) */
function renderName(name: string, row: Named): PhrasingContent[] {
  const notes = [
    ...(row.required ? ['required'] : []),
    ...(row.deprecated ? ['deprecated'] : []),
    ...(row.plan ? [`${PLAN_NAMES[row.plan]} plan`] : []),
    ...(row.isGlobal ? ['state'] : []),
  ];
  return [
    inlineCode(name),
    ...(notes.length > 0 ? [text(` (${notes.join(', ')})`)] : []),
  ];
}

function renderDescription(
  row: { description: ApiHtml; deprecated?: ApiDeprecation },
  toUrl: ToUrl,
): PhrasingContent[] {
  const reason = row.deprecated ? htmlToPhrase(row.deprecated.reason, toUrl) : [];
  return joinPhrases(
    [
      ...(reason.length > 0 ? [[strong('Deprecated.'), text(' '), ...reason]] : []),
      htmlToPhrase(row.description, toUrl),
    ].filter((phrase) => phrase.length > 0),
    ' ',
  );
}

function renderSignature({ signature }: ApiMember, toUrl: ToUrl): PhrasingContent[] {
  if (!signature) {
    return [];
  }
  const { returns } = signature;
  const parts = [
    ...signature.arguments,
    ...(returns ? [{ ...returns, name: 'returns' }] : []),
  ].map(({ name, description }) => [
    inlineCode(name),
    ...(description ? [text(': '), ...htmlToPhrase(description, toUrl)] : []),
  ]);
  return [
    text('Signature: '),
    inlineCode(signature.text),
    ...(parts.length > 0 ? [text('; '), ...joinPhrases(parts, '; ')] : []),
  ];
}

/** Props, parameters, returned fields or fields of an interface. */
export function renderMembers(members: readonly ApiMember[], toUrl: ToUrl): Table {
  return table(
    ['Name', 'Type', 'Default', 'Description'],
    members.map((member) => [
      renderName(member.name, member),
      [inlineCode(member.type.declared ?? member.type.readable)],
      codeOrNothing(member.default),
      joinPhrases(
        [renderDescription(member, toUrl), renderSignature(member, toUrl)].filter(
          (phrase) => phrase.length > 0,
        ),
        ' ',
      ),
    ]),
  );
}

export function renderSlots(slots: readonly ApiSlot[], toUrl: ToUrl): Table {
  return table(
    ['Slot', 'Class', 'Default', 'Description'],
    slots.map((slot) => [
      renderName(slot.name, slot),
      codeOrNothing(slot.className && `.${slot.className}`),
      codeOrNothing(slot.default),
      renderDescription(slot, toUrl),
    ]),
  );
}

export function renderClasses(classes: readonly ApiClass[], toUrl: ToUrl): Table {
  return table(
    ['Key', 'Global class', 'Description'],
    classes.map((row) => [
      renderName(row.key, row),
      [inlineCode(`.${row.className}`)],
      renderDescription(row, toUrl),
    ]),
  );
}

export function renderEvents(events: readonly ApiEvent[], toUrl: ToUrl): Table {
  return table(
    ['Event', 'Parameters', 'Prop', 'Description'],
    events.map((event) => [
      renderName(event.name, event),
      codeOrNothing([event.params, event.event].filter(Boolean).join(', ')),
      codeOrNothing(event.prop),
      renderDescription(event, toUrl),
    ]),
  );
}

export function renderSelectors(
  selectors: readonly ApiSelector[],
  toUrl: ToUrl,
): Table {
  return table(
    ['Selector', 'Returns', 'State', 'Description'],
    selectors.map((selector) => [
      renderName(selector.name, selector),
      [inlineCode(selector.returns)],
      selector.category ? [text(selector.category)] : [],
      renderDescription(selector, toUrl),
    ]),
  );
}
