/** Data that our plugins write during a build. */
declare module '@generated/shell-icons/default/icons.json' {
  import type { ShellIconName } from '@site/plugins/shell-icons/types';

  const icons: Record<ShellIconName, string>;
  export default icons;
}

declare module '@generated/page-index/default/pages.json' {
  import type { PageIndexEntry } from '@site/plugins/page-index/types';

  const pages: PageIndexEntry[];
  export default pages;
}

declare module '@generated/search-index/default/manifest.json' {
  import type { SearchManifest } from '@site/plugins/search-index/types';

  const manifest: SearchManifest;
  export default manifest;
}

declare module '@generated/material-icons/default/manifest.json' {
  import type { IconManifest } from '@site/plugins/material-icons/types';

  const manifest: IconManifest;
  export default manifest;
}

declare module '@generated/theme-values/default/parts.json' {
  import type { ThemeParts } from '@site/plugins/theme-values/types';

  const parts: ThemeParts;
  export default parts;
}

declare module '@generated/theme-values/default/joy-tokens.json' {
  import type { JoyTokens } from '@site/src/lib/joyTheme/tokens';

  const tokens: JoyTokens;
  export default tokens;
}

declare module '@generated/theme-values/default/joy-parts.json' {
  import type { ThemeParts } from '@site/plugins/theme-values/types';

  const parts: ThemeParts;
  export default parts;
}

declare module '@generated/demo-runner/default/manifest.json' {
  import type { RunnerManifest } from '@site/plugins/demo-runner/types';

  const manifest: RunnerManifest;
  export default manifest;
}

declare module '@generated/api-reference/*' {
  import type { ApiPageData } from '@site/plugins/api-reference/types';

  const api: ApiPageData;
  export default api;
}

declare module '@generated/demos/default/tailwind-base.json' {
  const base: { css: string };
  export default base;
}

declare module '@generated/demos/default/tailwind-sheets.json' {
  import type { TailwindSheets } from '@site/src/lib/tailwindInput';

  const sheets: TailwindSheets;
  export default sheets;
}

declare module '@generated/text-packs/default/languages.json' {
  import type { OfferedLanguage } from '@site/plugins/text-packs/types';

  const languages: OfferedLanguage[];
  export default languages;
}

declare module '@generated/text-packs/default/locale.json' {
  import type { BuiltLanguage } from '@site/plugins/text-packs/types';

  const locale: BuiltLanguage;
  export default locale;
}

declare module '@generated/error-codes/default/errors.json' {
  import type { ErrorCatalogue } from '@site/plugins/error-codes/types';

  const errors: ErrorCatalogue;
  export default errors;
}

declare module '@generated/versions/default/versions.json' {
  import type { VersionsData } from '@site/plugins/versions/types';

  const versions: VersionsData;
  export default versions;
}

declare module '@generated/routes?groups' {
  import type { ShardGroupEntry } from '@site/plugins/route-shards/types';

  const groups: readonly ShardGroupEntry[];
  export default groups;
}

declare module '@generated/demo-parts/default/*' {
  import type { PartComponent } from '@site/src/lib/demoParts/types';

  const list: PartComponent[];
  export default list;
}
