/** What a page may ask a worker; the answer is its version, through the port. */
export interface VersionRequest {
  type: 'VERSION';
}

/** What a page tells a worker that waits. Source: specification, point 4. */
export interface SkipWaitingRequest {
  type: 'SKIP_WAITING';
}

/** All that a worker understands. */
export type WorkerRequest = VersionRequest | SkipWaitingRequest;
