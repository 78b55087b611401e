/** What the pack that is open is for: every question to the server says so. */
let rules = $state("duel");
let modules = $state.raw<readonly string[]>([]);

export const studio = {
  get rules(): { rules: string; modules: readonly string[] } {
    return { rules, modules };
  },
  open(of: string, withModules: readonly string[]): void {
    rules = of;
    modules = withModules;
  },
};
