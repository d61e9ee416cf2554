import { expect, test } from "vitest";
import { isRobot } from "./is-robot.ts";

test.each([
  ["Googlebot", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["Bing", "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"],
  ["GPTBot", "Mozilla/5.0 AppleWebKit/537.36 (compatible; GPTBot/1.2; +https://openai.com/gptbot)"],
  ["a preview of Slack", "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)"],
  ["a preview of WhatsApp", "WhatsApp/2.24.6.77 A"],
  [
    "a preview of LinkedIn",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  ],
  [
    "a preview of Facebook",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  ],
  ["a preview of Telegram", "TelegramBot (like TwitterBot)"],
  ["a mail scanner", "Mozilla/5.0 (compatible; Barracuda Sentinel (EE))"],
  [
    "Google's proxy for pictures in mail",
    "Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)",
  ],
  [
    "a headless Chrome",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36",
  ],
  [
    "Lighthouse",
    "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse",
  ],
  ["a watcher", "Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)"],
  ["curl", "curl/8.5.0"],
  ["Python", "python-requests/2.32.3"],
  ["nobody", ""],
])("%s is a robot", (_name, agent) => {
  expect(isRobot(agent)).toBe(true);
});

test.each([
  [
    "Safari on a phone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  ],
  [
    "Chrome on a phone",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
  ],
  [
    "Edge",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
  ],
  [
    "the browser within LinkedIn",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.30",
  ],
  [
    "the browser within Instagram",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 380.0.0.0.0",
  ],
])("%s is a visitor's", (_name, agent) => {
  expect(isRobot(agent)).toBe(false);
});
