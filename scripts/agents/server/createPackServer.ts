import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { answerComponent, answerMigration } from './answerApi';
import { answerDemo, answerPage, answerSection } from './answerPages';
import { answerSearch, SETS } from './answerSearch';
import type { Pack } from './openPack';

const FROM = z
  .number()
  .int()
  .min(1)
  .optional()
  .describe('Line to go on with, as the answer before has named it');

const NAME = z.string().min(1).describe('Component, hook or interface: Button');

const SET = z
  .enum(SETS)
  .optional()
  .describe('Documentation set, where several libraries have the name');

const ADDRESS = z
  .string()
  .min(1)
  .describe('Address of a page: /material-ui/react-table/');

const PROP = z.string().min(1).optional();

/** An answer, or what was wrong about the question. */
function answer(render: () => string): CallToolResult {
  try {
    return { content: [{ type: 'text', text: render() }] };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { isError: true, content: [{ type: 'text', text }] };
  }
}

/**
 * Makes a server of the Model Context Protocol that answers from a pack. Each answer has at most 2,000
 * characters, and says how to get the rest.
 */
export function createPackServer(pack: Pack): McpServer {
  const { name, version, packages } = pack.manifest;
  const server = new McpServer(
    { name: `${name.toLowerCase()}-docs`, version },
    {
      instructions: `Documentation of ${Object.entries(packages)
        .map(([library, own]) => `${library} ${own}`)
        .join(
          ', ',
        )}. Search for a task in plain words, read the section, and check props with "component" before you use them.`,
    },
  );
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'search',
    {
      description:
        'Finds pages, sections, components and props by a task in plain words: "table with sortable rows".',
      inputSchema: { query: z.string().min(1).max(200), product: SET },
      annotations,
    },
    ({ query, product }) => answer(() => answerSearch(pack, query, product)),
  );
  server.registerTool(
    'page',
    {
      description: 'How a page begins, and its sections with their ids and sizes.',
      inputSchema: { page: ADDRESS, from: FROM },
      annotations,
    },
    ({ page, from }) => answer(() => answerPage(pack, page, from)),
  );
  server.registerTool(
    'section',
    {
      description: 'One section of a page, with its demos as code.',
      inputSchema: {
        page: ADDRESS.describe('Address of a page, or of a section: /a/b/#id'),
        id: z.string().min(1).optional().describe('Id or heading of the section'),
        from: FROM,
      },
      annotations,
    },
    ({ page, id, from }) => answer(() => answerSection(pack, page, id, from)),
  );
  server.registerTool(
    'component',
    {
      description:
        'Props, slots and classes of a component, or what a hook takes and returns; all there is to say about one prop.',
      inputSchema: {
        name: NAME,
        product: SET,
        prop: PROP.describe('One prop, to read all about it'),
        version: z
          .string()
          .optional()
          .describe(
            'Installed version of its package, 5.11.0: newer props are left out',
          ),
        from: FROM,
      },
      annotations,
    },
    (query) => answer(() => answerComponent(pack, query)),
  );
  server.registerTool(
    'demo',
    {
      description: 'The source of a demo, with the files beside it.',
      inputSchema: {
        name: z.string().min(1).describe('Name of the demo: ButtonSizes'),
        page: ADDRESS.optional(),
        from: FROM,
      },
      annotations,
    },
    ({ name: demo, page, from }) => answer(() => answerDemo(pack, demo, page, from)),
  );
  server.registerTool(
    'migration',
    {
      description:
        'What changed about the props of a component between two versions of its package.',
      inputSchema: {
        name: NAME,
        product: SET,
        prop: PROP.describe('One prop alone'),
        fromVersion: z.string().describe('Version that is used now: 5.11.0'),
        toVersion: z.string().optional().describe('Default: that of the pack'),
        from: FROM,
      },
      annotations,
    },
    (query) => answer(() => answerMigration(pack, query)),
  );
  return server;
}
