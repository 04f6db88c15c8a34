// Upstream: prism-include-languages @ 3.10.2
// Eject: registers no languages
// Reason: code is highlighted at build; the original brings a catalogue of all languages
export default function prismIncludeLanguages(): void {}
