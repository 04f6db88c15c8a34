/**
 * Names of the parts of a component: its slots and classes, for the map of a running demo. One
 * file a product, `@generated/demo-parts/default/<product>.json`.
 */
export interface PartComponent {
  /** `Slider` */
  name: string;
  /** Page of the reference, with hash where it is a part of a page. */
  href: string;
  /** `import Slider from '@mui/material/Slider';` */
  import: string;
  /** Prefix of its own classes: `MuiSlider`. */
  prefix: string;
  /** Name in the theme's `components`: `MuiSlider`. Left out where it has none. */
  themeName?: string;
  /** Props that restyle one of its parts. */
  takes: StylingProp[];
  /** Slots, by their names in `slotProps`. */
  slots: string[];
  /** Keys of classes that name an element: `root`, `thumb`. */
  parts: string[];
  /** Keys of classes that say how an element is: `sizeSmall`. */
  modifiers: string[];
  /** Classes of states, which all components share, by their keys: `disabled` → `Mui-disabled`. */
  states: Record<string, string>;
  /** Overrides of parts in it that were tried and do what they are for; none: none was tried. */
  proven?: ProvenOverrides;
}

/** A prop that restyles a component or a part of it. */
export type StylingProp = 'sx' | 'slotProps' | 'classes';

/** A part by the component that names it. */
export interface PartName {
  component: PartComponent;
  /** Key of its class: `thumb`. */
  key: string;
}

/** A part of a running demo, without its element. */
export interface PartNode {
  /** Names of the part: a button is that of `ButtonBase` and of `Button`. At least one. */
  names: readonly PartName[];
  /** Index of the part it stands in; -1 for one that stands in none. */
  parent: number;
}

/** A class of a part that the reference explains. */
export interface PartClass {
  className: string;
  kind: 'part' | 'modifier' | 'state';
  component: PartComponent;
  key: string;
}

/**
 * Overrides that have the intended effect: by class of the part and way, the properties as
 * digits, indexes of `OVERRIDDEN_PROPERTIES`.
 */
export type ProvenOverrides = Record<string, Record<string, string>>;

/** Outcomes of the overrides of components, by product and name: `reports/overrides.json`. */
export type OverrideRecord = Record<
  string,
  Record<
    string,
    {
      /** The demo on which they were tried. */
      demo: string;
      /** Number of overrides that are not offered. */
      refused: number;
      parts: ProvenOverrides;
    }
  >
>;
