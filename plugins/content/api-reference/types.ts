/**
 * Model of the API reference: what the extractor hands to the pages and to the parts that draw
 * them (`src/components/ApiReference`). `docs-dev/api-pages.md` lists those parts.
 *
 * Every field of the page data is plain JSON; absent facts are left out (`?`), not `null`.
 * The file is long because it is one vocabulary, types alone, that both sides import whole.
 */
import type { Anatomy } from '../../../src/lib/reference/anatomy';
import type { PlanName } from '../../../src/lib/reference/describePlan';

/** Text as sanitised HTML: paragraphs, lists, `code`, links. Safe to set as inner HTML. */
export type ApiHtml = string;

/** The documentation set a page lies in; equal to the id of its docs instance. */
export type ApiProduct = 'material-ui' | 'joy-ui' | 'base-ui' | 'system' | 'x';

/** Licence that is needed beside the free package. */
export type ApiPlan = PlanName;

/** Why and by what a name is replaced. */
export interface ApiDeprecation {
  /** May be empty where the package gives no reason. */
  reason: ApiHtml;
}

/** A type as readers see it. */
export interface ApiType {
  /**
   * One line in the notation of PropTypes where the package publishes them
   * (`'small' | 'medium' | 'large' | string`, `func`, `node`), else in TypeScript.
   */
  readable: string;
  /** The declared TypeScript on one line, where it says more. */
  declared?: string;
  /**
   * Names inside `readable` or `declared` that {@link ApiPageData.definitions} explains, in the
   * order in which they first stand there.
   */
  names?: string[];
  /** `readable` has more than 80 characters: shorten it, open it in place. */
  isLong?: true;
}

/** An argument of a callback, or its return value. */
export interface ApiArgument {
  /** Without dots and question mark. Empty for a returned value. */
  name: string;
  /** TypeScript. */
  type: string;
  /** Empty where the package says nothing. */
  description: ApiHtml;
  optional?: true;
}

/** Signature of a callback. */
export interface ApiSignature {
  /** `function(event: React.SyntheticEvent, value: number) => void` */
  text: string;
  arguments: ApiArgument[];
  /** Left out for `void`. */
  returns?: ApiArgument;
}

/** A change of a row since a release. Source: `history/records`. */
export interface ApiChange {
  /** `new`: that release does not list the row. */
  change: 'new' | 'type' | 'default' | 'required' | 'deprecated';
  /** The release that was still different: `5.14.19`. */
  release: string;
  /** The type or the default it had there. Left out where it had none. */
  before?: string;
}

/** Fields that props, parameters, returned fields and fields of interfaces have in common. */
export interface ApiMember {
  /** As written in code. */
  name: string;
  /** Id of the row, unique on the page: `button-prop-startIcon`. */
  anchor: string;
  type: ApiType;
  /** Code (`'medium'`), at times prose. Left out where there is none. */
  default?: string;
  required?: true;
  deprecated?: ApiDeprecation;
  /** Empty where the package says nothing. */
  description: ApiHtml;
  /** For functions whose arguments the package describes. */
  signature?: ApiSignature;
  /** Licence this member needs, where its component or interface does not. */
  plan?: ApiPlan;
  /** Since the first release of the record, the latest first. */
  changes?: ApiChange[];
}

/** A prop of a component. */
export interface ApiProp extends ApiMember {
  /** `true` for callbacks (`onChange`): the filter's "events". */
  isEvent?: true;
  /** Module that declares it, where that is another than the component's: `@mui/material/ButtonBase`. */
  declaredIn?: string;
  /** Demos of the component's pages that set it: indexes into {@link ApiComponent.demos}. */
  demos?: number[];
}

/** A demo that renders a component. */
export interface ApiDemo {
  /** File name without extension: `ButtonSizes`. */
  name: string;
  /** Title as its page gives it: `Button sizes`. */
  label: string;
  /** Title of its page. */
  page: string;
  /** Pathname with trailing slash and hash: `/material-ui/react-button/#ButtonSizes.tsx`. */
  href: string;
}

/** A way to import a name. */
export interface ApiImports {
  /** `import Button from '@mui/material/Button';` Left out where there is no such module. */
  deep?: string;
  /** `import { Button } from '@mui/material';` Left out where the package's root lacks it. */
  barrel?: string;
}

/** Source file of a component. */
export interface ApiSource {
  /** Exact installed version of the package. */
  version: string;
  /** Declaration file inside the package: `Button/Button.d.ts`. */
  file: string;
  /** The source at that version; left out where the manifest names no repository. */
  href?: string;
}

/** Slot of a component. */
export interface ApiSlot {
  name: string;
  /** `button-slot-root` */
  anchor: string;
  description: ApiHtml;
  /** Element or component it renders: `'button'`, `GridPanel`. */
  default?: string;
  /** Class of the slot, without dot: `MuiSlider-root`. */
  className?: string;
  deprecated?: ApiDeprecation;
  plan?: ApiPlan;
}

/** CSS class of a component. */
export interface ApiClass {
  /** Key in `classes`: `sizeSmall`. */
  key: string;
  /** `button-class-sizeSmall` */
  anchor: string;
  /** Without dot: `MuiButton-sizeSmall`, `Mui-disabled`. */
  className: string;
  description: ApiHtml;
  /** A state that all components share (`Mui-disabled`, `base--disabled`). */
  isGlobal?: true;
  deprecated?: ApiDeprecation;
}

/** Another page of the reference. */
export interface ApiLink {
  /** Name of the component, hook or interface. */
  name: string;
  /** Pathname with slash at the end, and hash where it is a part of a page. */
  href: string;
}

/** A prop that a component takes over. */
export interface ApiInheritedProp extends ApiProp {
  /** Address of its row, pathname and hash: link there, do not repeat the id. */
  href: string;
}

/** The component whose props a component also takes. */
export interface ApiInheritance extends ApiLink {
  /**
   * Its props, and those it inherits itself, without the ones the component lists on its own.
   */
  props: ApiInheritedProp[];
}

/** Facts that components, hooks and interfaces share. */
export interface ApiEntry {
  /** Name without `Unstable_` and the like: `Button`, `useButton`, `GridColDef`. */
  name: string;
  /** In kebab-case, the beginning of its anchors: `button`, `use-button`, `grid-col-def`. */
  slug: string;
  product: ApiProduct;
  /** npm package: `@mui/material`. */
  package: string;
  /** Canonical pathname with trailing slash, with hash on pages of several entries. */
  href: string;
  imports: ApiImports;
  /** May be empty. */
  description: ApiHtml;
  source: ApiSource;
  deprecated?: ApiDeprecation;
  plan?: ApiPlan;
  /** First release of its package that is recorded: older changes are not known. */
  changesSince?: string;
  /** Exported with a prefix (`Unstable_Popup`, `unstable_useModal`), to change at any time. */
  isUnstable?: true;
}

/** A component. */
export interface ApiComponent extends ApiEntry {
  kind: 'component';
  props: ApiProp[];
  slots: ApiSlot[];
  classes: ApiClass[];
  /** Type the `ref` points to: `HTMLButtonElement`. Left out where no ref is taken. */
  refTarget?: string;
  /** Props that are not listed go to the root element. */
  isSpread?: true;
  /** Name in the theme's `components`: `MuiButton`. Left out where it has none. */
  themeName?: string;
  /** `theme.components[themeName].defaultProps` is read. */
  hasThemeDefaults?: true;
  inheritance?: ApiInheritance;
  /** `component` changes the root element and adds its props. */
  isPolymorphic?: true;
  /** What it is made of. Left out where no demo draws it. */
  anatomy?: Anatomy<ApiLink>;
  demos: ApiDemo[];
}

/** A hook. */
export interface ApiHook extends ApiEntry {
  kind: 'hook';
  /** `useButton(parameters: UseButtonParameters): UseButtonReturnValue` */
  signature: string;
  /** Fields of the parameter object; empty for a hook without parameters. */
  parameters: ApiMember[];
  /** Fields of the returned object; empty where it returns something else. */
  returnValue: ApiMember[];
  /** The type returned, where `returnValue` is empty. */
  returnType?: ApiType;
  demos: ApiDemo[];
}

/** An interface or type with fields (`GridColDef`, `GridApi`). */
export interface ApiInterface extends ApiEntry {
  kind: 'interface';
  /** Anchors: `grid-col-def-property-field`. */
  properties: ApiMember[];
}

/** An event of the Data Grid. */
export interface ApiEvent {
  name: string;
  /** `event-cellClick` */
  anchor: string;
  description: ApiHtml;
  /** TypeScript of the parameters, for example `GridCellParams`. */
  params?: string;
  /** TypeScript of the DOM event: `MuiEvent<React.MouseEvent<HTMLElement>>`. */
  event?: string;
  /** Prop of the grid that listens to it: `onCellClick`. */
  prop?: string;
  names?: string[];
  plan?: ApiPlan;
}

/** A selector of the Data Grid's state. */
export interface ApiSelector {
  name: string;
  /** `selector-gridRowCountSelector` */
  anchor: string;
  description: ApiHtml;
  /** TypeScript of what it returns. */
  returns: string;
  /** Part of the state it belongs to: `Rows`. */
  category?: string;
  names?: string[];
  deprecated?: ApiDeprecation;
  plan?: ApiPlan;
}

/** Content of the popover of a named type. */
export interface ApiDefinition {
  /** `ColorPaletteProp` */
  name: string;
  /** Its declaration, formatted TypeScript: `type ColorPaletteProp = 'primary' | …`. */
  text: string;
  /** May be empty. */
  description: ApiHtml;
  /** Package that exports the type: `@mui/joy`. */
  package: string;
  /** Page of the reference about this type, if there is one. */
  href?: string;
}

/** Entry of a page that lists the reference of a product. */
export interface ApiIndexEntry extends ApiLink {
  kind: 'component' | 'hook' | 'interface';
  plan?: ApiPlan;
  deprecated?: true;
}

/**
 * Data of one page of the reference: the default export of the JSON module its MDX imports.
 * Lists that do not concern the page are left out.
 */
export interface ApiPageData {
  /** Pathname with trailing slash. */
  href: string;
  product: ApiProduct;
  components?: ApiComponent[];
  hooks?: ApiHook[];
  interfaces?: ApiInterface[];
  events?: ApiEvent[];
  selectors?: ApiSelector[];
  index?: ApiIndexEntry[];
  /** Types named on the page, by name. */
  definitions: Record<string, ApiDefinition>;
}

/** Component or hook, with the props that a demo sets (all of them if it spreads none). */
export interface ApiDemoUse extends ApiLink {
  props: ApiLink[];
}
