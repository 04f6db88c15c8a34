// Drawn here, so that the page needs no network: skies above a line of hills.
interface Sky {
  /** At the top, and at the horizon. */
  colors: readonly [string, string];
  /** What is up there. */
  shapes: string;
}

/** Stars at places that look random and are the same each time. */
const stars = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const x = (index * 137) % 480;
    const y = (index * index * 31 + index * 17) % 220;
    return `<circle cx="${x}" cy="${y}" r="${1 + (index % 3) * 0.6}" fill="#fff" opacity="${0.5 + (index % 4) / 8}"/>`;
  }).join('');

const draw = ({ colors: [top, bottom], shapes }: Sky) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice"><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><path fill="url(#s)" d="M0 0h480v320H0z"/>${shapes}<path fill="#04070d" d="M0 270q70-40 130-16t120-12 110 18 120-24v84H0z"/></svg>`,
  )}`;

export const moon = draw({
  colors: ['#0b1b3a', '#37588a'],
  shapes: `${stars(24)}<circle cx="330" cy="110" r="58" fill="#f3ecd2"/><g fill="#d5cba8"><circle cx="310" cy="95" r="12"/><circle cx="346" cy="130" r="16"/><circle cx="350" cy="84" r="7"/></g>`,
});

export const comet = draw({
  colors: ['#071022', '#5b4a78'],
  shapes: `${stars(40)}<path fill="#cfe6ff" opacity=".5" d="M150 190 420 30 170 205z"/><path fill="#fff" opacity=".6" d="M150 190 380 70 166 202z"/><circle cx="154" cy="194" r="11" fill="#fff"/>`,
});

export const aurora = draw({
  colors: ['#04121f', '#0d4a4f'],
  shapes: `${stars(30)}<g fill="none" stroke-width="26" stroke-linecap="round" opacity=".55"><path stroke="#4dffb5" d="M30 60q60 60 30 170"/><path stroke="#7dffd0" d="M130 30q70 90 20 200"/><path stroke="#38e0a0" d="M240 40q60 80 30 190"/><path stroke="#b27dff" d="M350 30q70 90 30 200"/></g>`,
});

export const saturn = draw({
  colors: ['#05060d', '#2a2138'],
  shapes: `${stars(28)}<ellipse cx="240" cy="130" rx="128" ry="30" fill="none" stroke="#c9a877" stroke-width="12" transform="rotate(-16 240 130)"/><circle cx="240" cy="130" r="58" fill="#e8cf9a"/><path fill="none" stroke="#c9a877" stroke-width="6" d="M188 118q52 14 104-8M186 142q54 14 108-8"/><path fill="none" stroke="#c9a877" stroke-width="12" d="M117 165q20 24 150-10 90-28 96-60"/>`,
});

export const meteors = draw({
  colors: ['#0a1430', '#6b3f5f'],
  shapes: `${stars(44)}<g stroke="#fff" stroke-linecap="round"><path stroke-width="4" d="m90 60 80 50"/><path stroke-width="3" d="m220 30 110 70"/><path stroke-width="2.5" d="m300 120 60 38M140 160l50 32"/></g>`,
});

export const eclipse = draw({
  colors: ['#0b0f1c', '#d07a3a'],
  shapes: `${stars(12)}<circle cx="240" cy="120" r="92" fill="#fff" opacity=".12"/><circle cx="240" cy="120" r="74" fill="#fff" opacity=".25"/><circle cx="240" cy="120" r="60" fill="#fff6df"/><circle cx="240" cy="120" r="56" fill="#05070d"/>`,
});

export const milkyWay = draw({
  colors: ['#050a18', '#1c2b4d'],
  shapes: `<path fill="#9fb4e8" opacity=".25" d="M-20 240Q160 60 500-40v120Q220 150 60 340z"/><path fill="#e8d8ff" opacity=".25" d="M10 250Q190 90 500 0v46Q230 140 60 300z"/>${stars(90)}`,
});

export const dusk = draw({
  colors: ['#2b4a7d', '#f2a65e'],
  shapes:
    '<circle cx="360" cy="90" r="7" fill="#fff"/><path fill="#fff6df" d="M120 66a34 34 0 1 0 30 50 28 28 0 1 1-30-50z"/><path fill="#e08a52" opacity=".6" d="M0 200q120-20 240 0t240-10v20q-120 10-240 6T0 220z"/>',
});
