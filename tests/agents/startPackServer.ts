import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { SITE_DIR } from '../content/site';
import { openPublishedPack } from './openPublishedPack';

/** What a tool has answered. */
export interface ToolAnswer {
  text: string;
  isError: boolean;
}

/** A server of the published pack, and a client that asks it. */
export interface RunningServer {
  client: Client;
  /** Folder of the pack. */
  folder: string;
  ask(tool: string, args: Record<string, unknown>): Promise<ToolAnswer>;
  stop(): Promise<void>;
}

/** Ends a process that tries to reach another; the pipe of the compiler has a path, and no port. */
const OFFLINE = `
  import net from 'node:net';
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (...args) {
    const [target] = args.flat();
    if (!target?.path) {
      console.error('It asked the network.');
      process.exit(1);
    }
    return connect.apply(this, args);
  };
`;

/** Unpacks the published pack into a folder of its own. */
export function unpackPublishedPack(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'agent-pack-'));
  for (const [file, text] of openPublishedPack().files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return folder;
}

/** Starts the server as a client does, but without a network. */
export async function startPackServer(): Promise<RunningServer> {
  const folder = unpackPublishedPack();
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [
        '--import',
        `data:text/javascript,${encodeURIComponent(OFFLINE)}`,
        '--import',
        'tsx',
        'scripts/mcp.mts',
        folder,
      ],
      cwd: SITE_DIR,
    }),
  );
  return {
    client,
    folder,
    async ask(tool, args) {
      const { content, isError } = await client.callTool({
        name: tool,
        arguments: args,
      });
      const [first, ...others] = content as { type: string; text: string }[];
      if (first?.type !== 'text' || others.length > 0) {
        throw new Error(`${tool} has not answered with one text.`);
      }
      return { text: first.text, isError: isError === true };
    },
    async stop() {
      await client.close();
      rmSync(folder, { recursive: true });
    },
  };
}
