/** Hours of three teams. */
export const teams = [
  { team: 'Web', plannedBuild: 80, plannedTest: 30, build: 95, test: 22 },
  { team: 'Mobile', plannedBuild: 60, plannedTest: 25, build: 58, test: 31 },
  { team: 'Data', plannedBuild: 45, plannedTest: 10, build: 40, test: 12 },
];
