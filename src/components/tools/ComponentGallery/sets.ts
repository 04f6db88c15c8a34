import type { ComponentType } from 'react';
import type { DemoLibrary } from '../../demos/Demo/DemoLibrary';
import { ANSWERS, type Answer } from './answers';
import { BASE_ANSWERS } from './baseAnswers';

type Thumbnails = Readonly<Record<string, ComponentType>>;

/** The components of one library, as its gallery shows them. */
export interface GallerySet {
  library: DemoLibrary;
  /** By the last part of the path of a page. */
  answers: Readonly<Record<string, Answer>>;
  /** Whether they can be filtered by what the reader needs. */
  hasNeeds: boolean;
  loadThumbnails: () => Promise<Thumbnails>;
}

const MATERIAL_UI: GallerySet = {
  library: 'material-ui',
  answers: ANSWERS,
  hasNeeds: true,
  loadThumbnails: async () => (await import('./thumbnails')).THUMBNAILS,
};

const BASE_UI: GallerySet = {
  library: 'base-ui',
  answers: BASE_ANSWERS,
  hasNeeds: false,
  loadThumbnails: async () => (await import('./baseThumbnails')).BASE_THUMBNAILS,
};

/** @param instanceId of the docs that have the page of the gallery */
export const getGallerySet = (instanceId: string): GallerySet =>
  instanceId === 'base-ui' ? BASE_UI : MATERIAL_UI;
