/** Level of a success criterion, as far as this portal aims. */
export type Level = 'A' | 'AA';

/**
 * Conformance of the portal to a criterion: it meets it; in part; not; its subject does not
 * occur; or nobody knows.
 */
export type State = 'met' | 'partly' | 'failed' | 'absent' | 'unchecked';

/** A test that fails when the portal no longer does what is claimed. */
export interface Proof {
  /** Path from the root of the repository. */
  file: string;
  /** Title of the test as it stands in the file. */
  test: string;
}

/** A success criterion of WCAG 2.2 and what is known about it. */
export interface Criterion {
  /** `1.4.10` */
  number: string;
  /** As the standard calls it. */
  name: string;
  level: Level;
  state: State;
  /** The state, in a sentence or two. */
  remark: string;
  /** A failure, an unknown, or the test that would be needed. */
  gap?: string;
  proofs?: readonly Proof[];
}

/** A principle of WCAG, with its criteria in their order. */
export interface Principle {
  /** `perceivable`; also the anchor. */
  id: string;
  name: string;
  criteria: readonly Criterion[];
}
