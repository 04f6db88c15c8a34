import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { demos } from 'tested-demos';
import type { RenderedDemo, RenderRequest, StartedDemo } from '../renderDemos';
import { compareModes } from '../../../src/components/demos/Demo/renderDarkStyles';
import { nameToStage } from '../../../src/lib/demos/demoStyles';
import { recordConsole } from './consoleRecord';
import { createDemoElement } from './createDemoElement';
import { sendMessage } from '../sendMessage';

/** Renders like a build of the portal: all at once, with everything that is waited for. */
function renderWhole(element: JSX.Element): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    let failed = false;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        if (!failed) {
          resolve(html);
        }
        done();
      },
    });
    const fail = (error: unknown) => {
      failed = true;
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => pipe(sink),
      onShellError: fail,
      onError: fail,
    });
  });
}

const takeMessages = recordConsole();

async function renderDemo(request: RenderRequest): Promise<RenderedDemo> {
  const { id } = request;
  const rendered: RenderedDemo = {
    id,
    html: null,
    darkStyles: '',
    serverProblems: [],
    scriptProblems: [],
  };
  try {
    const element = createDemoElement(request, await demos[id]?.typeScript());
    rendered.html = await renderWhole(element);
    rendered.darkStyles = compareModes(element, nameToStage(id)).css;
  } catch (error) {
    rendered.serverProblems.push((error as Error).message);
  }
  rendered.serverProblems.push(...takeMessages());
  try {
    const html = await renderWhole(
      createDemoElement(request, await demos[id]?.javaScript?.()),
    );
    if (rendered.html !== null && html !== rendered.html) {
      rendered.scriptProblems.push(describeDifference(rendered.html, html));
    }
  } catch (error) {
    rendered.scriptProblems.push((error as Error).message);
  }
  rendered.scriptProblems.push(
    ...takeMessages().filter((text) => !rendered.serverProblems.includes(text)),
  );
  return rendered;
}

function describeDifference(typeScript: string, javaScript: string): string {
  const at = [...typeScript].findIndex(
    (letter, index) => letter !== javaScript[index],
  );
  const from = Math.max(0, at === -1 ? typeScript.length - 20 : at - 20);
  const show = (html: string) => JSON.stringify(html.slice(from, from + 80));
  return `TypeScript gives ${show(typeScript)}, JavaScript ${show(javaScript)}`;
}

process.on('message', (requests: RenderRequest[]) => {
  void (async () => {
    for (const request of requests) {
      await sendMessage<StartedDemo>({ started: request.id });
      await sendMessage(await renderDemo(request));
    }
    process.disconnect();
  })();
});
