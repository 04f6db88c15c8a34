import type { PluggableList } from 'unified';
import { remarkAnchors } from '../plugins/content/anchors/remarkAnchors';
import { remarkApiParts } from '../plugins/content/api-reference/remarkApiParts';
import { remarkAssetTexts } from '../plugins/content/asset-texts/remarkAssetTexts';
import { remarkCodeBlocks } from '../plugins/content/code-blocks/remarkCodeBlocks';
import { remarkDemos } from '../plugins/content/demos/remarkDemos';
import { remarkExampleProjects } from '../plugins/content/example-projects/remarkExampleProjects';
import { remarkPageParts } from '../plugins/content/page-parts/remarkPageParts';
import { remarkPageSteps } from '../plugins/shell/page-steps/remarkPageSteps';
import { remarkPlaygrounds } from '../plugins/content/playgrounds/remarkPlaygrounds';
import { remarkColons } from '../plugins/shared/remarkColons';
import { remarkWrittenIds } from '../plugins/shared/remarkWrittenIds';
import { remarkTableAlignment } from '../plugins/content/table-alignment/remarkTableAlignment';

/** Remark plugins for pages, both in a build and in `npm run check`. */
export const remarkPlugins: PluggableList = [
  remarkColons,
  remarkWrittenIds,
  remarkAssetTexts,
  remarkAnchors,
  remarkTableAlignment,
  remarkExampleProjects,
  remarkCodeBlocks,
  remarkDemos,
  remarkPlaygrounds,
  remarkApiParts,
  remarkPageParts,
  remarkPageSteps,
];
