import type { BrowserContext } from 'playwright-core';
import { LICENSE_MESSAGE } from './licenseNotice';

/** Errors of a page, in the order in which they occurred. */
export interface Complaints {
  /** Takes the complaints since the last call. */
  take(): string[];
}

/** In the words of Chromium and of Firefox. */
const GIVEN_UP = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

/**
 * Notes every console message of any level (but that licensed packages have no key), uncaught error, failed or refused request
 * and request to another host, of all pages of a window.
 */
export function watchComplaints(
  context: BrowserContext,
  origin: string,
): Complaints {
  let complaints: string[] = [];
  context.on('console', (message) => {
    if (LICENSE_MESSAGE.test(message.text())) return;
    const { url } = message.location();
    complaints.push(`console.${message.type()}: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => {
    const { stack, message } = error.error();
    // A script that cannot be read has no stack.
    complaints.push(`error: ${stack || message}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob|about):/.test(url)) {
      complaints.push(`request to another host: ${url}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left gives up what it still fetches, as its icon.
    if (reason && GIVEN_UP.includes(reason)) return;
    complaints.push(`request failed: ${request.url()} (${reason})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      complaints.push(`${response.status()}: ${response.url()}`);
    }
  });
  return {
    take() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
  };
}
