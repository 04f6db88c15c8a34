import { ADDRESS_FAULTS } from './addressFaults';
import { BROWSER_FAULTS } from './browserFaults';
import { DOCUMENT_FAULTS } from './documentFaults';
import type { Fault } from './fault';
import { HOST_FAULTS } from './hostFaults';
import { SCRIPT_FAULTS } from './scriptFaults';
import { STORAGE_FAULTS } from './storageFaults';
import { TEMPLATE_NAMES } from './templates';

/** Faults of the browser, its extensions and its storage. */
export const READER_FAULTS: readonly Fault[] = [
  ...STORAGE_FAULTS,
  ...BROWSER_FAULTS,
  ...DOCUMENT_FAULTS,
];

/** Faults of addresses, scripts and hosts. */
export const NETWORK_FAULTS: readonly Fault[] = [
  ...ADDRESS_FAULTS,
  ...SCRIPT_FAULTS,
  ...HOST_FAULTS,
];

/** Everything that is made to go wrong. */
export const FAULTS: readonly Fault[] = [...READER_FAULTS, ...NETWORK_FAULTS];

/** A fault on a page. */
export interface Run {
  title: string;
  fault: Fault;
  template: string;
}

const toRun = (fault: Fault, template: string): Run => ({
  title: `${fault.group}: ${fault.name} (${template})`,
  fault,
  template,
});

/** Every fault on every page that has what fails. */
export function listRuns(faults: readonly Fault[]): Run[] {
  return faults.flatMap((fault) =>
    (fault.templates ?? TEMPLATE_NAMES).map((template) => toRun(fault, template)),
  );
}

/** The large pages are every fourth: a run on one of them takes as long as three others. */
const ROTATION = [
  ...['guide', 'post', 'reference', 'component'],
  ...['home', 'icons', 'guide', 'stylings'],
  ...['post', 'reference', 'icons', 'grid'],
];

/** Every fault once, each on another page than the one before. */
export function listQuickRuns(faults: readonly Fault[] = FAULTS): Run[] {
  return faults.map((fault, index) => {
    const templates = fault.templates ?? ROTATION;
    return toRun(fault, templates[index % templates.length] as string);
  });
}
