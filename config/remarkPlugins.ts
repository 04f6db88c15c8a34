import type { PluggableList } from 'unified';
import { remarkAnchors } from '../plugins/anchors/remarkAnchors';
import { remarkApiParts } from '../plugins/api-reference/remarkApiParts';
import { remarkAssetTexts } from '../plugins/asset-texts/remarkAssetTexts';
import { remarkCodeBlocks } from '../plugins/code-blocks/remarkCodeBlocks';
import { remarkDemos } from '../plugins/demos/remarkDemos';
import { remarkExampleProjects } from '../plugins/example-projects/remarkExampleProjects';
import { remarkPageParts } from '../plugins/page-parts/remarkPageParts';
import { remarkPageSteps } from '../plugins/page-steps/remarkPageSteps';
import { remarkPlaygrounds } from '../plugins/playgrounds/remarkPlaygrounds';
import { remarkColons } from '../plugins/shared/remarkColons';
import { remarkWrittenIds } from '../plugins/shared/remarkWrittenIds';
import { remarkTableAlignment } from '../plugins/table-alignment/remarkTableAlignment';

/** What pages go through when they are built, and when they are only checked. */
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
