import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { createNamedImport, type MdxJsxElement } from '../../shared/mdxAttributes';

/** Parts of the portal that not every page has, and where they are. */
export const PAGE_PARTS: Readonly<Record<string, string>> = {
  Anchor: '@site/src/components/article/Anchor/Anchor',
  ColorPlayground: '@site/src/components/tools/ThemePlayground/ColorPlayground',
  ComponentGallery: '@site/src/components/tools/ComponentGallery/ComponentGallery',
  Demo: '@site/src/components/demos/Demo/Demo',
  DensityPlayground: '@site/src/components/tools/ThemePlayground/DensityPlayground',
  JoyThemeValues: '@site/src/components/tools/ThemeValues/JoyThemeValues',
  MaterialIcons: '@site/src/components/tools/MaterialIcons/MaterialIcons',
  NavigationSpecimen: '@site/src/components/shell/Sidebar/NavigationSpecimen',
  Plan: '@site/src/components/article/Plan/Plan',
  Playground: '@site/src/components/demos/Playground/Playground',
  TemplatePicture: '@site/src/components/tools/TemplatePicture/TemplatePicture',
  ThemeBuilder: '@site/src/components/tools/ThemeBuilder/ThemeBuilder',
  ThemeValueFilter: '@site/src/components/tools/ThemeValues/ThemeValueFilter',
  ThemeValues: '@site/src/components/tools/ThemeValues/ThemeValues',
};

/**
 * Imports the parts that a page uses. They are not among the components of every page, so
 * that no other page carries them.
 */
export function remarkPageParts() {
  return (tree: Root) => {
    const names = new Set<string>();
    visit(tree, (node: unknown) => {
      const { name } = node as MdxJsxElement;
      if (typeof name === 'string' && Object.hasOwn(PAGE_PARTS, name)) {
        names.add(name);
      }
    });
    for (const name of [...names].sort().reverse()) {
      tree.children.unshift(
        createNamedImport([name], PAGE_PARTS[name] as string) as never,
      );
    }
  };
}
