import { hashText } from '../../../lib/text/hashText';
import {
  drawCorners,
  drawFacets,
  FACET_COUNT,
  pointsToPath,
  type Point,
  type StonePlace,
} from '../../controls/Facets/drawFacets';

/** Size of a cover, in its own units. */
export const COVER = { width: 480, height: 240 } as const;

/** One facet of a cover. */
export interface CoverFacet {
  /** Path data. */
  path: string;
  /** Strength of the accent, 0 to 1. */
  tone: number;
}

/** Size of the stone's flat top, as a share of the stone. */
const TABLE_SHARE = 0.52;

/** Tones of the ten facets around the top and of the five in it. */
const CROWN_TONES = [0.05, 0.08, 0.11, 0.14, 0.17, 0.2, 0.24, 0.28, 0.33, 0.38];
const TABLE_TONES = [0.3, 0.42, 0.55, 0.7, 0.92];

/** A sequence of numbers from 0 to below 1 that depends on its seed alone (mulberry32). */
function createSequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(tones: readonly number[], next: () => number): number[] {
  return tones
    .map((tone) => ({ tone, order: next() }))
    .sort((one, two) => one.order - two.order)
    .map(({ tone }) => tone);
}

/** The ten triangles between the edge of a stone and its top. */
function drawCrown(stone: StonePlace, table: StonePlace): Point[][] {
  const outer = drawCorners(stone);
  const inner = drawCorners(table);
  return outer.flatMap((corner, index) => {
    const next = outer[(index + 1) % FACET_COUNT] ?? corner;
    const below = inner[index] ?? corner;
    const belowNext = inner[(index + 1) % FACET_COUNT] ?? corner;
    return [
      [corner, next, below],
      [below, next, belowNext],
    ];
  });
}

/**
 * Draws the cover of a post: the portal's stone, cut, close enough to leave the frame.
 * Where it lies, how it is turned and which facets are bright follow from the slug, so a
 * post keeps its cover.
 *
 * @param slug any text that names the post
 * @returns fifteen facets in units of {@link COVER}, to be drawn in this order
 */
export function drawCover(slug: string): CoverFacet[] {
  const next = createSequence(hashText(slug));
  const stone: StonePlace = {
    center: [
      COVER.width * (0.35 + 0.4 * next()),
      COVER.height * (0.3 + 0.4 * next()),
    ],
    radius: COVER.height * (0.95 + 0.35 * next()),
    turn: 360 * next(),
  };
  const table: StonePlace = {
    ...stone,
    radius: stone.radius * TABLE_SHARE,
    turn: (stone.turn ?? 0) + 180 / FACET_COUNT,
  };
  const shapes = [...drawCrown(stone, table), ...drawFacets(table)];
  const tones = [...shuffle(CROWN_TONES, next), ...shuffle(TABLE_TONES, next)];
  return shapes.map((points, index) => ({
    path: pointsToPath(points),
    tone: tones[index] ?? 0,
  }));
}
