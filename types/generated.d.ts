/** Data that our plugins write during a build. */
declare module '@generated/shell-icons/default/icons.json' {
  import type { ShellIconName } from '@site/plugins/shell/shell-icons/types';

  const icons: Record<ShellIconName, string>;
  export default icons;
}

declare module '@generated/page-index/default/pages.json' {
  import type { PageIndexEntry } from '@site/plugins/publish/page-index/types';

  const pages: PageIndexEntry[];
  export default pages;
}

declare module '@generated/search-index/default/manifest.json' {
  import type { SearchManifest } from '@site/plugins/publish/search-index/types';

  const manifest: SearchManifest;
  export default manifest;
}

declare module '@generated/material-icons/default/manifest.json' {
  import type { IconManifest } from '@site/plugins/content/material-icons/types';

  const manifest: IconManifest;
  export default manifest;
}

declare module '@generated/theme-values/default/parts.json' {
  import type { ThemeParts } from '@site/plugins/content/theme-values/types';

  const parts: ThemeParts;
  export default parts;
}

declare module '@generated/theme-values/default/joy-tokens.json' {
  import type { JoyTokens } from '@site/src/lib/theme/joyTheme/tokens';

  const tokens: JoyTokens;
  export default tokens;
}

declare module '@generated/theme-values/default/joy-parts.json' {
  import type { ThemeParts } from '@site/plugins/content/theme-values/types';

  const parts: ThemeParts;
  export default parts;
}

declare module '@generated/demo-runner/default/manifest.json' {
  import type { RunnerManifest } from '@site/plugins/publish/demo-runner/types';

  const manifest: RunnerManifest;
  export default manifest;
}

declare module '@generated/api-reference/*' {
  import type { ApiPageData } from '@site/plugins/content/api-reference/types';

  const api: ApiPageData;
  export default api;
}

declare module '@generated/demos/default/tailwind-base.json' {
  const base: { css: string };
  export default base;
}

declare module '@generated/demos/default/tailwind-sheets.json' {
  import type { TailwindSheets } from '@site/src/lib/demos/tailwindInput';

  const sheets: TailwindSheets;
  export default sheets;
}

declare module '@generated/text-packs/default/languages.json' {
  import type { OfferedLanguage } from '@site/plugins/content/text-packs/types';

  const languages: OfferedLanguage[];
  export default languages;
}

declare module '@generated/text-packs/default/locale.json' {
  import type { BuiltLanguage } from '@site/plugins/content/text-packs/types';

  const locale: BuiltLanguage;
  export default locale;
}

declare module '@generated/error-codes/default/errors.json' {
  import type { ErrorCatalogue } from '@site/plugins/content/error-codes/types';

  const errors: ErrorCatalogue;
  export default errors;
}

declare module '@generated/versions/default/api-changes.json' {
  import type { PackageChanges } from '@site/plugins/content/versions/types';

  const packages: readonly PackageChanges[];
  export default packages;
}

declare module '@generated/versions/default/versions.json' {
  import type { VersionsData } from '@site/plugins/content/versions/types';

  const versions: VersionsData;
  export default versions;
}

declare module '@generated/routes?groups' {
  import type { ShardGroupEntry } from '@site/plugins/docusaurus/route-shards/types';

  const groups: readonly ShardGroupEntry[];
  export default groups;
}

declare module '@generated/demo-parts/default/*' {
  import type { PartComponent } from '@site/src/lib/demos/demoParts/types';

  const list: PartComponent[];
  export default list;
}
