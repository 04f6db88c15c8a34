const pad = (number: string) => number.padStart(2, '0');

/** Names that contain the text of the option: “09 hours” for 09. */
export const digitalClockText = {
  hoursClockNumberText: (hours: string) => `${pad(hours)} hours`,
  minutesClockNumberText: (minutes: string) => `${pad(minutes)} minutes`,
  secondsClockNumberText: (seconds: string) => `${pad(seconds)} seconds`,
};
