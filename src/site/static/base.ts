/** Attributes that hold addresses, as pages write them, and addresses of what runs tools in the data of a page's script. */
const ADDRESS =
  /(\s(?:href|src|action|data-search|data-search-box|data-search-tools|data-search-conversion|data-detect|data-pickers|data-extras|data-runs|data-offline|data-code|data-beside|data-given-files|data-given-files-style|data-preview|data-address)="|"(?=\/assets\/browser\/))\/(?!\/)/g;

/** Puts a page that is written for the root below a path. @param base starts and ends with a slash */
export function below(base: string, page: string): string {
  const moved = base === '/' ? page : page.replace(ADDRESS, (_, before: string) => `${before}${base}`);
  return base === '/' ? moved : moved.replace('<html lang="en"', () => `<html lang="en" data-base="${base}"`);
}
