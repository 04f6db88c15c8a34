/** Request of a page to a worker; the answer is its version, through the port. */
export interface VersionRequest {
  type: 'VERSION';
}

/** Message of a page to a waiting worker: it takes over at once. */
export interface SkipWaitingRequest {
  type: 'SKIP_WAITING';
}

/** All that a worker understands. */
export type WorkerRequest = VersionRequest | SkipWaitingRequest;
