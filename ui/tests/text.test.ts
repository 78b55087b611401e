/** The words of the page come in files, in whatever order they are loaded. */
import { beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());

async function words() {
  const { settings } = await import("../src/lib/settings.svelte");
  settings.language = "cs";
  return import("../src/lib/text.svelte");
}

describe("a part of the words", () => {
  it("is here for everybody who waits for it, also for whoever comes while it is loaded", async () => {
    const { t, want } = await words();
    void want("me");
    await want("me");
    expect(t("web-me-title")).toBe("Vy");
  });

  it("is not lost when the language was asked for without it, before or after", async () => {
    const { speak, t, want } = await words();
    await Promise.all([speak("cs"), want("me"), speak("cs")]);
    expect(t("web-me-title")).toBe("Vy");
    expect(t("web-settings-title")).toBe("Nastavení");
  });

  it("comes with another language, too", async () => {
    const { speak, t, want } = await words();
    await want("me");
    const { settings } = await import("../src/lib/settings.svelte");
    settings.language = "en";
    await speak("en");
    expect(t("web-me-title")).toBe("You");
    expect(t("web-no-such-words")).toBe("web-no-such-words");
  });
});
