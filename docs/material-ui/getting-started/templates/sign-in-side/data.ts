import { buoy, lighthouse, shell } from './pictures';

export const EXHIBITS = [
  {
    title: 'Lamp of the outer pier',
    text: 'Lit every evening from 1888 to 1974, first with oil.',
    picture: lighthouse,
  },
  {
    title: 'Bell buoy no. 6',
    text: 'It rang in every swell until a winter storm tore it off.',
    picture: buoy,
  },
  {
    title: 'What the tide left',
    text: 'Shells of one beach, collected by one school class in one hour.',
    picture: shell,
  },
] as const;

export const CODE_LENGTH = 6;

/** The code that the page accepts. */
export const CODE = '246810';

async function waitForServer(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  // As a request without a network would.
  if (!navigator.onLine) throw new Error('There is no connection.');
}

/** Stands for a request to your server, which sends the code by email. */
export const sendCode = (_email: string): Promise<void> => waitForServer();

/** Stands for a request to your server. */
export async function checkCode(code: string): Promise<boolean> {
  await waitForServer();
  return code === CODE;
}

export const NO_ANSWER = 'The server does not answer. Try again.';
