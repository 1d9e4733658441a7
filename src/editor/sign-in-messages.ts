import type { ClerkLanguage } from "../content/clerk-languages";
import type { editorHosts } from "./hosts";

interface SignInMessages {
  readonly title: string;
  readonly label: string;
  readonly go: string;
  readonly alone: string;
  readonly help: Readonly<Record<(typeof editorHosts)[number], string>>;
}

/** The messages of the sign-in page. */
export const signInMessages: Readonly<Record<ClerkLanguage, SignInMessages>> = {
  en: {
    title: "Sign in to the editor",
    label: "Your token",
    go: "Sign in",
    alone: "This page is opened by the editor when you sign in. Open the editor and choose “Login” there.",
    help: {
      github:
        "Paste your fine-grained personal access token of GitHub: for this one repository, with “Contents” and “Pull requests” to read and write. It is kept only until this window of the editor is closed.",
      gitlab:
        "Paste your personal or project access token of GitLab, with the scope “api”. It is kept only until this window of the editor is closed.",
    },
  },
  hi: {
    title: "संपादक में प्रवेश",
    label: "आपका टोकन",
    go: "प्रवेश करें",
    alone: "यह पृष्ठ प्रवेश के समय संपादक खोलता है। संपादक खोलें और वहाँ “प्रवेश करें” चुनें।",
    help: {
      github:
        "GitHub का अपना fine-grained personal access token यहाँ चिपकाएँ: केवल इसी रिपॉज़िटरी के लिए, “Contents” और “Pull requests” को पढ़ने-लिखने की अनुमति सहित। यह संपादक की इस विंडो के बंद होने तक ही रखा जाता है।",
      gitlab:
        "GitLab का अपना personal या project access token यहाँ चिपकाएँ, “api” अनुमति सहित। यह संपादक की इस विंडो के बंद होने तक ही रखा जाता है।",
    },
  },
};
