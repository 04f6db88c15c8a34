import siteConfig from '@generated/docusaurus.config';
import manifest from '@generated/search-index/default/manifest.json';
import { removeBaseUrl } from '../../../lib/address/paths';
import { findProduct } from '../../../lib/address/products';
import { toTermsFile } from '../../../lib/search/toTermsFile';
import type {
  SearchProgress,
  SearchCommand,
  SearchReply,
} from '../../../lib/search/searchMessages';
import type { AnsweredRequest } from '../../../lib/search/searchOutcome';
import type { SearchRequest } from '../../../lib/search/types';

import { startSearchWorker, type SearchWorker } from './startSearchWorker';

/** State of the search as the dialog sees it. */
export interface SearchState {
  /** Null until the worker has said something. */
  progress: SearchProgress | null;
  answered: AnsweredRequest | null;
  /** The worker itself could not be started. */
  broken: boolean;
}

const START: SearchState = { progress: null, answered: null, broken: false };

/**
 * Milliseconds for which answers are passed over when the reader has typed on. To draw them would
 * keep the next one waiting; one who types without a pause sees something all the same.
 */
export const OUTDATED_MS = 150;

let state = START;
/** The latest request; null while there is none. */
let currentRequest: SearchRequest | null = null;
/** When the first of the answers came that were not shown. */
let outdatedSince: number | null = null;
let worker: SearchWorker | null = null;
const listeners = new Set<() => void>();

function setState(change: Partial<SearchState>): void {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

/** Whether an answer is to be passed over, as that to what was typed since is about to come. */
function isOutdated({ query }: SearchRequest): boolean {
  const now = performance.now();
  if (currentRequest && query !== currentRequest.query) {
    outdatedSince ??= now;
    if (now - outdatedSince < OUTDATED_MS) return true;
  }
  outdatedSince = null;
  return false;
}

function handleReply(reply: SearchReply): void {
  if (reply.type === 'progress') {
    setState({ progress: reply.progress });
  } else if (!isOutdated(reply.request)) {
    const { request, answer, progress } = reply;
    // At once: the notice about an answer depends on the progress at that time.
    setState({ answered: { request, answer }, progress });
  }
}

function handleError(): void {
  worker = null;
  setState({ ...START, broken: true });
}

function sendCommand(question: SearchCommand): void {
  try {
    worker ??= startSearchWorker(handleReply, handleError);
    worker.postMessage(question);
  } catch {
    setState({ broken: true });
  }
}

/** Loads what is missing of the index's names, those of the product that is shown first. */
export function loadIndex(): void {
  const { baseUrl } = siteConfig;
  const { shards, terms } = manifest;
  const { href, pathname } = window.location;
  if (state.broken) setState(START);
  // The worker has an address of its own, from which paths would be counted.
  const toUrl = (file: string) => new URL(`${baseUrl}${file}`, href).href;
  sendCommand({
    type: 'load',
    current: findProduct(removeBaseUrl(pathname, baseUrl))?.id ?? null,
    shards: shards.map(({ scope, file, excerpts }) => ({
      scope,
      url: toUrl(file),
      excerptsUrl: toUrl(excerpts.file),
    })),
    terms: terms.firsts.map((first, place) => ({
      first,
      url: toUrl(toTermsFile(terms.prefix, place)),
    })),
  });
}

export function requestResults(request: SearchRequest): void {
  currentRequest = request;
  sendCommand({ type: 'search', request });
}

/** Drops the request whose answer is still to come. */
export function cancelSearch(): void {
  currentRequest = null;
  outdatedSince = null;
  worker?.postMessage({ type: 'stop' });
  if (state.answered) setState({ answered: null });
}

export const getSearchState = (): SearchState => state;

export function subscribeToSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
