/* A bot for Orrery's line protocol in C: takes the last of the offered moves.
 *
 *     cc -O2 -o last_bot last_bot.c
 *     orrery sim alien-artifacts --seats "exec:./last_bot,greedy" --games 10
 *
 * It reads as little of a line as it needs: the type, the id, and the last number behind "action". Orrery writes
 * the fields of a message in the order of the protocol's page, so "choices" comes behind the view.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The last place of a word in a text, or NULL. */
static const char *last(const char *text, const char *word) {
    const char *found = NULL;
    while ((text = strstr(text, word)) != NULL) {
        found = text;
        text += strlen(word);
    }
    return found;
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        if (strncmp(line, "{\"type\":\"hello\"", 15) == 0) {
            puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"last in C\"}");
        } else if (strncmp(line, "{\"type\":\"decide\"", 16) == 0) {
            const char *id = strstr(line, "\"id\":");
            const char *action = last(line, "\"action\":");
            if (id == NULL || action == NULL) return 1;
            printf("{\"type\":\"move\",\"id\":%ld,\"action\":%ld}\n", strtol(id + 5, NULL, 10),
                   strtol(action + 9, NULL, 10));
        } else if (strncmp(line, "{\"type\":\"quit\"", 14) == 0) {
            break;
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
