/** What the dialog says where the program behind it does not by itself. */
export const dialogMessages = {
  placeholder: "Search docs",
  pathSeparator: " › ",
  seeAll: (count: number) => (count === 1 ? "See the result" : `See all ${count} results`),
};
